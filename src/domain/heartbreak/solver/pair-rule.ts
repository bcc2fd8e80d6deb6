import { neighboursOf } from '@/domain/heartbreak/board/field'
import { type Constraint, constraintAt } from './constraint'
import { brokenMark, conclude, dequeue, safeMark, showsNumber, type Thoughts } from './solver-state'

/**
 * The pair rule over all numbers that changed: when A needs as many more than B as A has cells that B has not,
 * these are all broken, and the cells that B has alone are all whole. Subsets are the case with none on one side.
 * @returns how many cells were concluded
 */
export function applyPairRule(thoughts: Thoughts): number {
  let concluded = 0
  for (let number = dequeue(thoughts.forPair); number !== undefined; number = dequeue(thoughts.forPair)) {
    for (const other of numbersSharing(thoughts, number)) {
      const one = constraintAt(thoughts, number)
      if (one.cells.length === 0) break
      concluded += compare(thoughts, one, constraintAt(thoughts, other))
    }
  }
  return concluded
}

/** The numbers at most two steps away that share an unknown cell with a number. */
function numbersSharing(thoughts: Thoughts, number: number): number[] {
  const found: number[] = []
  for (const cell of constraintAt(thoughts, number).cells)
    for (const other of neighboursOf(thoughts.field, cell))
      if (other !== number && showsNumber(thoughts, other) && !found.includes(other)) found.push(other)
  return found
}

function compare(thoughts: Thoughts, one: Constraint, other: Constraint): number {
  const oneAlone = one.cells.filter((cell) => !other.cells.includes(cell))
  const otherAlone = other.cells.filter((cell) => !one.cells.includes(cell))
  const surplus = one.need - other.need
  if (surplus === oneAlone.length) return settle(thoughts, oneAlone, otherAlone)
  if (-surplus === otherAlone.length) return settle(thoughts, otherAlone, oneAlone)
  return 0
}

function settle(thoughts: Thoughts, broken: readonly number[], safe: readonly number[]): number {
  let concluded = 0
  for (const cell of broken) if (conclude(thoughts, cell, brokenMark)) concluded++
  for (const cell of safe) if (conclude(thoughts, cell, safeMark)) concluded++
  return concluded
}
