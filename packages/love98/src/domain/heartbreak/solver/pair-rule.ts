import { neighborsOf } from '@/domain/heartbreak/board/field'
import { type Constraint, constraintAt } from './constraint'
import { brokenMark, deduce, dequeue, type SolverState, safeMark, showsNumber } from './solver-state'

/**
 * The pair rule, over all queued numbers: if constraint A needs as many more broken hearts than B as A has
 * cells outside B, then these cells are broken and the cells only in B are safe. A subset is the case without
 * cells on one side.
 * @returns how many cells were deduced
 */
export function applyPairRule(state: SolverState): number {
  let deduced = 0
  for (let number = dequeue(state.pairQueue); number !== undefined; number = dequeue(state.pairQueue)) {
    for (const other of numbersSharing(state, number)) {
      const one = constraintAt(state, number)
      if (one.cells.length === 0) break
      deduced += deduceFromPair(state, one, constraintAt(state, other))
    }
  }
  return deduced
}

/** The numbers at most two steps away that share an unknown cell with a number. */
function numbersSharing(state: SolverState, number: number): number[] {
  const found: number[] = []
  for (const cell of constraintAt(state, number).cells)
    for (const other of neighborsOf(state.field, cell))
      if (other !== number && showsNumber(state, other) && !found.includes(other)) found.push(other)
  return found
}

function deduceFromPair(state: SolverState, one: Constraint, other: Constraint): number {
  const oneAlone = one.cells.filter((cell) => !other.cells.includes(cell))
  const otherAlone = other.cells.filter((cell) => !one.cells.includes(cell))
  const surplus = one.need - other.need
  if (surplus === oneAlone.length) return deduceAll(state, oneAlone, otherAlone)
  if (-surplus === otherAlone.length) return deduceAll(state, otherAlone, oneAlone)
  return 0
}

function deduceAll(state: SolverState, broken: readonly number[], safe: readonly number[]): number {
  let deduced = 0
  for (const cell of broken) if (deduce(state, cell, brokenMark)) deduced++
  for (const cell of safe) if (deduce(state, cell, safeMark)) deduced++
  return deduced
}
