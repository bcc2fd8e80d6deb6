import { distanceBetween } from '@/domain/heartbreak/board/field'
import { type Component, componentsOf } from './component'
import { type Constraint, openConstraints } from './constraint'
import { proveByCount } from './count-proof'
import { forbidsBroken } from './local-proof'
import { createSolverState, type SolverState, unknownMark, type View } from './solver-state'

/** The numbers that together leave a heart no choice but to be whole. */
export interface SafeProof {
  readonly numbers: readonly number[]
  /** The number of broken hearts on the board is needed as well. */
  readonly byCount: boolean
}

/**
 * Proves a closed heart whole from numbers of which none can be left out: it looks in growing circles around the
 * heart, asks for the count only when all numbers are not enough, and then drops every number that is not needed.
 * @returns nothing when the heart cannot be proven whole within the budget
 */
export function proveSafe(view: View, cell: number): SafeProof | undefined {
  const state = createSolverState(view)
  const reachOf = ({ number }: Constraint) => distanceBetween(view.field, cell, number)
  const all = openConstraints(state).sort((one, other) => reachOf(one) - reachOf(other))
  const farthest = Math.max(view.field.columns, view.field.rows)
  for (let reach = 1; reach <= farthest; reach++) {
    const near = all.filter((constraint) => reachOf(constraint) <= reach)
    if (holdsAlone(near, cell))
      return { numbers: needed(near, (rest) => holdsAlone(rest, cell)), byCount: false }
  }
  if (!holdsByCount(state, all, cell)) return undefined
  return { numbers: needed(all, (rest) => holdsByCount(state, rest, cell)), byCount: true }
}

/** How many choices one question may try. */
const questionNodes = 20_000

/** Leaves out one constraint after the other, the farthest first, as long as the proof holds without it. */
function needed(
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

function holdsAlone(constraints: readonly Constraint[], cell: number): boolean {
  const component = componentOf(constraints, cell)
  return component !== undefined && forbidsBroken(component, cell, { nodes: questionNodes }) === true
}

function holdsByCount(state: SolverState, constraints: readonly Constraint[], cell: number): boolean {
  const touched = new Set(constraints.flatMap(({ cells }) => cells))
  const untouched: number[] = []
  state.marks.forEach((mark, other) => {
    if (mark === unknownMark && !touched.has(other)) untouched.push(other)
  })
  const budget = { nodes: questionNodes }
  return proveByCount(componentsOf(constraints), untouched, state.brokenLeft, budget).safe.includes(cell)
}

function componentOf(constraints: readonly Constraint[], cell: number): Component | undefined {
  return componentsOf(constraints).find(({ groups }) => groups.some(({ cells }) => cells.includes(cell)))
}
