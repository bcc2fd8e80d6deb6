import { distanceBetween } from '@/domain/heartbreak/board/field'
import { type Component, componentsOf } from './component'
import { type Constraint, openConstraints, unconstrainedCells } from './constraint'
import { proveByCount } from './count-proof'
import { isProvenSafe } from './local-proof'
import { applyPairRule } from './pair-rule'
import { applyProofRule } from './proof-rule'
import { applySingleRule } from './single-rule'
import type { Rule } from './solver'
import { createSolverState, type SolverState, type View } from './solver-state'

/**
 * The result of looking for a safe cell: a closed cell and the numbers that prove it safe (`byCount`: with
 * the number of broken hearts). `none`: no cell is provably safe, which happens only on boards that need a
 * guess. `unsettled`: the search exceeded its budget.
 */
export type Deduction =
  | {
      readonly kind: 'safe'
      readonly cell: number
      readonly numbers: readonly number[]
      readonly byCount: boolean
      readonly rule: Rule
    }
  | { readonly kind: 'none' | 'unsettled' }

/**
 * Finds a cell that can be opened safely, for a hint or a post-mortem. Of the cells that the easiest
 * rule proves, it takes the one with the shortest proof, and of these the nearest to `near`.
 * @param near the cell of the last move
 */
export function findDeduction(view: View, near = 0): Deduction {
  const found = deduceSafeCells(createSolverState(view))
  if (!found) return { kind: 'none' }
  if (found === 'gave-up') return { kind: 'unsettled' }
  const byNearness = (one: number, other: number) =>
    distanceBetween(view.field, near, one) - distanceBetween(view.field, near, other) || one - other
  let best: Extract<Deduction, { kind: 'safe' }> | undefined
  for (const cell of [...found.safe].sort(byNearness).slice(0, maxCandidates)) {
    const proof = proveSafe(view, cell)
    if (proof && (!best || proofCost(proof) < proofCost(best)))
      best = { kind: 'safe', cell, ...proof, rule: found.rule }
  }
  return best ?? { kind: 'unsettled' }
}

/** The number of candidate cells whose proofs are compared. */
const maxCandidates = 12

function proofCost({ byCount, numbers }: { byCount: boolean; numbers: readonly number[] }): number {
  return numbers.length + (byCount ? 100 : 0)
}

function deduceSafeCells(state: SolverState): { safe: number[]; rule: Rule } | 'gave-up' | undefined {
  let rule: Rule = 'single'
  for (;;) {
    applySingleRule(state)
    if (state.safe.length > 0) return { safe: state.safe, rule }
    if (applyPairRule(state) > 0) {
      if (rule === 'single') rule = 'pair'
    } else {
      const { deduced, gaveUp } = applyProofRule(state)
      rule = 'proof'
      if (deduced === 0) return gaveUp ? 'gave-up' : undefined
    }
    if (state.safe.length > 0) return { safe: state.safe, rule }
  }
}

interface SafeProof {
  readonly numbers: readonly number[]
  readonly byCount: boolean
}

/**
 * Proves a closed cell safe by a minimal set of numbers: it tries growing distances around the cell, uses the
 * count only when all numbers are not enough, and then drops every number that is not needed.
 * @returns undefined when the cell cannot be proven safe within the budget
 */
function proveSafe(view: View, cell: number): SafeProof | undefined {
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
