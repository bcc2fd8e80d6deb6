import type { Component } from './component'
import { type Budget, fullRanges, type Ranges, searchComponent } from './component-search'

/** Cells proven whole, cells proven broken, and whether the search ended before everything was decided. */
export interface Proof {
  readonly safe: number[]
  readonly broken: number[]
  gaveUp: boolean
}

/**
 * What a component's numbers force by themselves. Each way to meet them is a witness for what cannot be forced;
 * only for what no witness spoke against, a way to the contrary is searched.
 */
export function proveLocally(component: Component, budget: Budget): Proof {
  const { groups } = component
  const proven: Proof = { safe: [], broken: [], gaveUp: false }
  const mayBreak = new Uint8Array(groups.length)
  const mayStayWhole = new Uint8Array(groups.length)
  const witness = (broken: Uint8Array) => {
    groups.forEach(({ cells }, group) => {
      const value = broken[group] ?? 0
      if (value > 0) mayBreak[group] = 1
      if (value < cells.length) mayStayWhole[group] = 1
    })
    return true
  }
  if (searchComponent(component, fullRanges(component), budget, witness) !== 'stopped')
    return { ...proven, gaveUp: true }
  groups.forEach(({ cells }, group) => {
    if (mayBreak[group] === 0) {
      const ended = searchComponent(component, atLeastOne(component, group), budget, witness)
      if (ended === 'exhausted') proven.safe.push(...cells)
      if (ended === 'gave-up') proven.gaveUp = true
    }
    if (mayStayWhole[group] === 0) {
      const ended = searchComponent(component, notAll(component, group), budget, witness)
      if (ended === 'exhausted') proven.broken.push(...cells)
      if (ended === 'gave-up') proven.gaveUp = true
    }
  })
  return proven
}

/** Whether the component's constraints forbid that a cell is broken; undefined when the budget did not suffice. */
export function forbidsBroken(component: Component, cell: number, budget: Budget): boolean | undefined {
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
