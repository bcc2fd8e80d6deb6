import { distanceBetween } from '@/domain/heartbreak/board/field'
import { applyPairRule } from './pair-rule'
import { applyProofRule } from './proof-rule'
import { proveSafe } from './prove-safe'
import { applySingleRule } from './single-rule'
import type { Rule } from './solver'
import { createSolverState, type SolverState, type View } from './solver-state'

/**
 * What could have been known: a closed heart that is whole, and the numbers that prove it. `byCount` says that the
 * number of broken hearts is needed too. `none` means that every closed heart may be broken, which happens only on
 * a crowded custom board; `unsettled` that the search for a proof was too long.
 */
export type Deduction =
  | {
      readonly kind: 'whole'
      readonly cell: number
      readonly numbers: readonly number[]
      readonly byCount: boolean
      readonly rule: Rule
    }
  | { readonly kind: 'none' | 'unsettled' }

/**
 * Finds a heart that a player could have opened safely, for a hint or after a loss. Of the hearts that the easiest
 * rule proves, it takes the one with the shortest proof, and of these the nearest to `near`.
 * @param near the cell of the last move
 */
export function findDeduction(view: View, near = 0): Deduction {
  const found = firstSafe(createSolverState(view))
  if (!found) return { kind: 'none' }
  if (found === 'gave-up') return { kind: 'unsettled' }
  const byNearness = (one: number, other: number) =>
    distanceBetween(view.field, near, one) - distanceBetween(view.field, near, other) || one - other
  let best: Extract<Deduction, { kind: 'whole' }> | undefined
  for (const cell of [...found.safe].sort(byNearness).slice(0, maxCandidates)) {
    const proof = proveSafe(view, cell)
    if (proof && (!best || weight(proof) < weight(best)))
      best = { kind: 'whole', cell, ...proof, rule: found.rule }
  }
  return best ?? { kind: 'unsettled' }
}

/** So many hearts are compared; more are rarely proven at once but in a large opening behind pins. */
const maxCandidates = 12

function weight({ byCount, numbers }: { byCount: boolean; numbers: readonly number[] }): number {
  return numbers.length + (byCount ? 100 : 0)
}

function firstSafe(state: SolverState): { safe: number[]; rule: Rule } | 'gave-up' | undefined {
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
