// Finds a minimal set of numbers that proves one cell safe.

import { distanceBetween } from '@/domain/heartbreak/board/field'
import { type Component, componentsOf } from './component'
import { type Constraint, openConstraints, unconstrainedCells } from './constraint'
import { proveByCount } from './count-proof'
import { isProvenSafe } from './local-proof'
import { createSolverState, type SolverState, type View } from './solver-state'

/** A minimal set of numbers that proves a cell safe. */
export interface SafeProof {
  readonly numbers: readonly number[]
  /** The proof also needs the number of broken hearts on the board. */
  readonly byCount: boolean
}

/**
 * Proves a closed cell safe by a minimal set of numbers: it tries growing distances around the cell, uses the count only
 * when all numbers are not enough, and then drops every number that is not needed.
 * @returns undefined when the cell cannot be proven safe within the budget
 */
export function proveSafe(view: View, cell: number): SafeProof | undefined {
  const state = createSolverState(view)
  const distanceOf = ({ number }: Constraint) => distanceBetween(view.field, cell, number)
  const all = openConstraints(state).sort((one, other) => distanceOf(one) - distanceOf(other))
  const farthest = Math.max(view.field.columns, view.field.rows)
  for (let distance = 1; distance <= farthest; distance++) {
    const near = all.filter((constraint) => distanceOf(constraint) <= distance)
    if (isProvenByNumbers(near, cell))
      return { numbers: minimize(near, (rest) => isProvenByNumbers(rest, cell)), byCount: false }
  }
  if (!isProvenByCount(state, all, cell)) return undefined
  return { numbers: minimize(all, (rest) => isProvenByCount(state, rest, cell)), byCount: true }
}

/** The search budget of one proof attempt. */
const attemptNodes = 20_000

/** Minimizes a proof: drops each constraint, the farthest first, that the proof holds without. */
function minimize(
  constraints: readonly Constraint[],
  holds: (rest: readonly Constraint[]) => boolean,
): number[] {
  let kept = constraints
  for (const constraint of [...constraints].reverse()) {
    const rest = kept.filter((other) => other !== constraint)
    if (holds(rest)) kept = rest
  }
  return kept.map(({ number }) => number).sort((one, other) => one - other)
}

function isProvenByNumbers(constraints: readonly Constraint[], cell: number): boolean {
  const component = componentOf(constraints, cell)
  return component !== undefined && isProvenSafe(component, cell, { nodes: attemptNodes }) === true
}

function isProvenByCount(state: SolverState, constraints: readonly Constraint[], cell: number): boolean {
  const unconstrained = unconstrainedCells(state, constraints)
  const budget = { nodes: attemptNodes }
  return proveByCount(componentsOf(constraints), unconstrained, state.brokenLeft, budget).safe.includes(cell)
}

function componentOf(constraints: readonly Constraint[], cell: number): Component | undefined {
  return componentsOf(constraints).find(({ groups }) => groups.some(({ cells }) => cells.includes(cell)))
}
