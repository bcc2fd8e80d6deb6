import type { Component } from './component'

/** The remaining number of choices that searches may try; all searches of one deduction share it. */
export interface Budget {
  nodes: number
}

export interface Ranges {
  readonly low: Uint8Array
  readonly high: Uint8Array
}

/** The end of a search: every solution was visited, the `visit` callback stopped it, or the budget ran out. */
export type SearchOutcome = 'exhausted' | 'stopped' | 'gave-up'

export function fullRanges({ groups }: Component): Ranges {
  return { low: new Uint8Array(groups.length), high: Uint8Array.from(groups, ({ cells }) => cells.length) }
}

/**
 * Backtracking search: visits every assignment of a component's groups within the ranges that satisfies all
 * constraints.
 * @param visit receives the number of broken hearts per group; returns true to stop
 */
export function searchComponent(
  component: Component,
  ranges: Ranges,
  budget: Budget,
  visit: (broken: Uint8Array) => boolean,
): SearchOutcome {
  const constraints = component.constraints.map((_, index) => index)
  return propagateBounds(component, ranges, constraints)
    ? searchBranch(component, ranges, budget, visit)
    : 'exhausted'
}

function searchBranch(
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
    if (!propagateBounds(component, next, component.groups[group]?.constraints.slice() ?? [])) continue
    const ended = searchBranch(component, next, budget, visit)
    if (ended !== 'exhausted') return ended
  }
  return 'exhausted'
}

/** Returns an undecided group of the tightest constraint; -1 if every group is decided. */
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

/** Bounds propagation: tightens the ranges to a fixed point; returns false if a constraint cannot be satisfied. */
function propagateBounds(
  { groups, constraints }: Component,
  { low, high }: Ranges,
  pending: number[],
): boolean {
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
