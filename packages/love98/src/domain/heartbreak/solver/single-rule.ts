import { constraintAt } from './constraint'
import { brokenMark, deduce, dequeue, enqueue, type SolverState, safeMark } from './solver-state'

/**
 * The single rule, to a fixed point: if a number has all its broken hearts, its other cells are safe; if it has as many
 * unknown cells as missing broken hearts, they are all broken. Undecided numbers are queued for the pair rule.
 * @returns how many cells were deduced
 */
export function applySingleRule(state: SolverState): number {
  let deduced = 0
  for (let number = dequeue(state.singleQueue); number !== undefined; number = dequeue(state.singleQueue)) {
    const { cells, need } = constraintAt(state, number)
    if (cells.length === 0) continue
    if (need !== 0 && need !== cells.length) {
      enqueue(state.pairQueue, number)
      continue
    }
    const mark = need === 0 ? safeMark : brokenMark
    for (const cell of cells) if (deduce(state, cell, mark)) deduced++
  }
  return deduced
}
