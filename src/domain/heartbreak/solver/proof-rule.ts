import { componentsOf } from './component'
import type { Budget } from './component-search'
import { openConstraints } from './constraint'
import { countMatters, proveByCount } from './count-proof'
import { type Proven, proveLocally } from './local-proof'
import { brokenMark, conclude, safeMark, type Thoughts, unknownMark } from './solver-state'

/** How many choices one application of the proof rule may try. A board that needs more is not dealt. */
export const proofNodes = 200_000

/**
 * The proof rule: concludes everything that follows from all numbers together, and where they alone say nothing,
 * from them and the number of broken hearts. It misses nothing unless it gives up. Deciding this is co-NP-complete
 * in general (Scott, Stege and van Rooij, "Minesweeper may not be NP-complete but is hard nonetheless", 2011), but
 * the cost is exponential only in one component.
 * @returns how many cells were concluded, and whether a search ended early
 */
export function applyProofRule(thoughts: Thoughts): { concluded: number; gaveUp: boolean } {
  const budget: Budget = { nodes: proofNodes }
  const components = componentsOf(openConstraints(thoughts))
  let concluded = 0
  let gaveUp = false
  const write = (proven: Proven) => {
    for (const cell of proven.safe) if (conclude(thoughts, cell, safeMark)) concluded++
    for (const cell of proven.broken) if (conclude(thoughts, cell, brokenMark)) concluded++
    gaveUp ||= proven.gaveUp
  }
  for (const component of components) write(proveLocally(component, budget))
  if (concluded > 0 || gaveUp) return { concluded, gaveUp }
  const untouched = untouchedCells(thoughts)
  if (countMatters(components, untouched.length, thoughts.brokenLeft))
    write(proveByCount(components, untouched, thoughts.brokenLeft, budget))
  return { concluded, gaveUp }
}

function untouchedCells(thoughts: Thoughts): number[] {
  const touched = new Set(openConstraints(thoughts).flatMap(({ cells }) => cells))
  const cells: number[] = []
  thoughts.marks.forEach((mark, cell) => {
    if (mark === unknownMark && !touched.has(cell)) cells.push(cell)
  })
  return cells
}
