import type { Component } from './component'
import { type Budget, fullRanges, type Ranges, searchComponent } from './component-search'

export interface Proof {
  readonly safe: number[]
  readonly broken: number[]
  gaveUp: boolean
}

/**
 * Deduces cells from the constraints of one component. Each solution found rules out some deductions; the search
 * continues only for the remaining candidates.
 */
export function proveLocally(component: Component, budget: Budget): Proof {
  const { groups } = component
  const proven: Proof = { safe: [], broken: [], gaveUp: false }
  const canBeBroken = new Uint8Array(groups.length)
  const canBeSafe = new Uint8Array(groups.length)
  const witness = (broken: Uint8Array) => {
    groups.forEach(({ cells }, group) => {
      const value = broken[group] ?? 0
      if (value > 0) canBeBroken[group] = 1
      if (value < cells.length) canBeSafe[group] = 1
    })
    return true
  }
  if (searchComponent(component, fullRanges(component), budget, witness) !== 'stopped')
    return { ...proven, gaveUp: true }
  groups.forEach(({ cells }, group) => {
    if (canBeBroken[group] === 0) {
      const ended = searchComponent(component, atLeastOne(component, group), budget, witness)
      if (ended === 'exhausted') proven.safe.push(...cells)
      if (ended === 'gave-up') proven.gaveUp = true
    }
    if (canBeSafe[group] === 0) {
      const ended = searchComponent(component, notAll(component, group), budget, witness)
      if (ended === 'exhausted') proven.broken.push(...cells)
      if (ended === 'gave-up') proven.gaveUp = true
    }
  })
  return proven
}

/** Returns whether the component's constraints prove that a cell is safe; undefined if the budget ran out. */
export function isProvenSafe(component: Component, cell: number, budget: Budget): boolean | undefined {
  const group = component.groups.findIndex(({ cells }) => cells.includes(cell))
  if (group < 0) return false
  const ended = searchComponent(component, atLeastOne(component, group), budget, () => true)
  return ended === 'gave-up' ? undefined : ended === 'exhausted'
}

function atLeastOne(component: Component, group: number): Ranges {
  const ranges = fullRanges(component)
  ranges.low[group] = 1
  return ranges
}

function notAll(component: Component, group: number): Ranges {
  const ranges = fullRanges(component)
  ranges.high[group] = (ranges.high[group] ?? 1) - 1
  return ranges
}
