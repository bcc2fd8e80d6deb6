// Hints and post-mortems: finds a cell that is provably safe, with a short proof.

import { distanceBetween } from '@/domain/heartbreak/board/field'
import { applyPairRule } from './pair-rule'
import { applyProofRule } from './proof-rule'
import { proveSafe } from './prove-safe'
import { applySingleRule } from './single-rule'
import type { Rule } from './solver'
import { createSolverState, type SolverState, type View } from './solver-state'

/**
 * The result of looking for a safe cell: a closed cell and the numbers that prove it safe (`byCount`: with the number of
 * broken hearts). `none`: no cell is provably safe, which happens only on boards that need a guess. `unsettled`: the
 * search exceeded its budget.
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
