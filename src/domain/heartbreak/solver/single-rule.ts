import { constraintAt } from './constraint'
import { brokenMark, conclude, dequeue, enqueue, safeMark, type Thoughts } from './solver-state'

/**
 * The single rule, to its end: a number that has all its broken hearts leaves the rest whole, and one with as many
 * unknown cells as missing hearts has them all broken. Numbers that stay open are handed to the pair rule.
 * @returns how many cells were concluded
 */
export function applySingleRule(thoughts: Thoughts): number {
  let concluded = 0
  for (let number = dequeue(thoughts.forSingle); number !== undefined; number = dequeue(thoughts.forSingle)) {
    const { cells, need } = constraintAt(thoughts, number)
    if (cells.length === 0) continue
    if (need !== 0 && need !== cells.length) {
      enqueue(thoughts.forPair, number)
      continue
    }
    const mark = need === 0 ? safeMark : brokenMark
    for (const cell of cells) if (conclude(thoughts, cell, mark)) concluded++
  }
  return concluded
}
