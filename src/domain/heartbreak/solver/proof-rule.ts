import { componentsOf } from './component'
import type { Budget } from './component-search'
import { openConstraints } from './constraint'
import { countMatters, proveByCount } from './count-proof'
import { type Proof, proveLocally } from './local-proof'
import { brokenMark, deduce, type SolverState, safeMark, unknownMark } from './solver-state'

/** How many choices one application of the proof rule may try. A board that needs more is not dealt. */
export const proofNodes = 200_000

/**
 * The proof rule: concludes everything that follows from all numbers together, and where they alone say nothing,
 * from them and the number of broken hearts. It misses nothing unless it gives up. Deciding this is co-NP-complete
 * in general (Scott, Stege and van Rooij, "Minesweeper may not be NP-complete but is hard nonetheless", 2011), but
 * the cost is exponential only in one component.
 * @returns how many cells were deduced, and whether a search ended early
 */
export function applyProofRule(state: SolverState): { deduced: number; gaveUp: boolean } {
  const budget: Budget = { nodes: proofNodes }
  const components = componentsOf(openConstraints(state))
  let deduced = 0
  let gaveUp = false
  const write = (proven: Proof) => {
    for (const cell of proven.safe) if (deduce(state, cell, safeMark)) deduced++
    for (const cell of proven.broken) if (deduce(state, cell, brokenMark)) deduced++
    gaveUp ||= proven.gaveUp
  }
  for (const component of components) write(proveLocally(component, budget))
  if (deduced > 0 || gaveUp) return { deduced, gaveUp }
  const untouched = untouchedCells(state)
  if (countMatters(components, untouched.length, state.brokenLeft))
    write(proveByCount(components, untouched, state.brokenLeft, budget))
  return { deduced, gaveUp }
}

function untouchedCells(state: SolverState): number[] {
  const touched = new Set(openConstraints(state).flatMap(({ cells }) => cells))
  const cells: number[] = []
  state.marks.forEach((mark, cell) => {
    if (mark === unknownMark && !touched.has(cell)) cells.push(cell)
  })
  return cells
}
