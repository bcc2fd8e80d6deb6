import type { Component } from './component'

/** How many choices a search may still try; shared by the searches of one conclusion. */
export interface Budget {
  nodes: number
}

/** For each group the fewest and the most broken hearts it may hold. */
export interface Ranges {
  readonly low: Uint8Array
  readonly high: Uint8Array
}

/** What came of a search: it saw everything, the visitor had enough, or the budget was used up. */
export type SearchOutcome = 'exhausted' | 'stopped' | 'gave-up'

/** Nothing known: from none to all cells of each group. */
export function fullRanges({ groups }: Component): Ranges {
  return { low: new Uint8Array(groups.length), high: Uint8Array.from(groups, ({ cells }) => cells.length) }
}

/**
 * Visits every way to fill a component's groups within the ranges that meets all its constraints.
 * @param visit is given the number of broken hearts per group; it returns true to stop
 */
export function searchComponent(
  component: Component,
  ranges: Ranges,
  budget: Budget,
  visit: (broken: Uint8Array) => boolean,
): SearchOutcome {
  const constraints = component.constraints.map((_, index) => index)
  return narrow(component, ranges, constraints) ? branch(component, ranges, budget, visit) : 'exhausted'
}

function branch(
  component: Component,
  ranges: Ranges,
  budget: Budget,
  visit: (broken: Uint8Array) => boolean,
): SearchOutcome {
  const group = tightestGroup(component, ranges)
  if (group < 0) return visit(ranges.low) ? 'stopped' : 'exhausted'
  const most = ranges.high[group] ?? 0
  for (let value = ranges.low[group] ?? 0; value <= most; value++) {
    if (budget.nodes-- <= 0) return 'gave-up'
    const next = { low: ranges.low.slice(), high: ranges.high.slice() }
    next.low[group] = value
    next.high[group] = value
    if (!narrow(component, next, component.groups[group]?.constraints.slice() ?? [])) continue
    const ended = branch(component, next, budget, visit)
    if (ended !== 'exhausted') return ended
  }
  return 'exhausted'
}

/** An undecided group of the constraint that leaves the least room; -1 when all is decided. */
function tightestGroup({ constraints }: Component, { low, high }: Ranges): number {
  let best = -1
  let least = 99
  for (const { groups } of constraints) {
    let room = 0
    let open = -1
    for (const group of groups) {
      const spread = (high[group] ?? 0) - (low[group] ?? 0)
      if (spread > 0 && open < 0) open = group
      room += spread
    }
    if (room > 0 && room < least) {
      least = room
      best = open
    }
  }
  return best
}

/** Tightens the ranges until no constraint can tighten them further; false when a constraint cannot be met any more. */
function narrow({ groups, constraints }: Component, { low, high }: Ranges, pending: number[]): boolean {
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const constraint = constraints[at]
    if (!constraint) continue
    let fewest = 0
    let most = 0
    for (const group of constraint.groups) {
      fewest += low[group] ?? 0
      most += high[group] ?? 0
    }
    if (constraint.need < fewest || constraint.need > most) return false
    if (fewest === most) continue
    for (const group of constraint.groups) {
      const from = low[group] ?? 0
      const to = high[group] ?? 0
      const least = Math.max(from, constraint.need - (most - to))
      const greatest = Math.min(to, constraint.need - (fewest - from))
      if (least === from && greatest === to) continue
      low[group] = least
      high[group] = greatest
      for (const other of groups[group]?.constraints ?? []) pending.push(other)
    }
  }
  return true
}
