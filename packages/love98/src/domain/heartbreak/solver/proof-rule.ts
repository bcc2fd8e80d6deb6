import { componentsOf } from './component'
import type { Budget } from './component-search'
import { openConstraints, unconstrainedCells } from './constraint'
import { countMatters, proveByCount } from './count-proof'
import { type Proof, proveLocally } from './local-proof'
import { brokenMark, deduce, type SolverState, safeMark } from './solver-state'

/** The search budget of one application of the proof rule. A board that needs more is not dealt. */
export const proofNodes = 200_000

/**
 * The proof rule: deduces everything that follows from all constraints, and if that is nothing, from the
 * constraints and the number of broken hearts left. It is complete within its budget. Deciding this is
 * co-NP-complete in general (Scott, Stege and van Rooij, "Minesweeper may not be NP-complete but is hard
 * nonetheless", 2011), but the cost is exponential only in one component.
 * @returns how many cells were deduced, and whether a search ended early
 */
export function applyProofRule(state: SolverState): { deduced: number; gaveUp: boolean } {
  const budget: Budget = { nodes: proofNodes }
  const constraints = openConstraints(state)
  const components = componentsOf(constraints)
  let deduced = 0
  let gaveUp = false
  const apply = (proven: Proof) => {
    for (const cell of proven.safe) if (deduce(state, cell, safeMark)) deduced++
    for (const cell of proven.broken) if (deduce(state, cell, brokenMark)) deduced++
    gaveUp ||= proven.gaveUp
  }
  for (const component of components) apply(proveLocally(component, budget))
  if (deduced > 0 || gaveUp) return { deduced, gaveUp }
  const unconstrained = unconstrainedCells(state, constraints)
  if (countMatters(components, unconstrained.length, state.brokenLeft))
    apply(proveByCount(components, unconstrained, state.brokenLeft, budget))
  return { deduced, gaveUp }
}
