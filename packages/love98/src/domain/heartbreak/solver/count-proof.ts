import type { Component } from './component'
import { type Budget, fullRanges, searchComponent } from './component-search'
import type { Proof } from './local-proof'

/** The minimum and maximum per group over all solutions of a component with the same total of broken hearts. */
interface TotalRanges {
  readonly fewest: Uint8Array
  readonly most: Uint8Array
}

/**
 * Deduces cells from all constraints and the number of broken hearts left. The solutions of each component are grouped
 * by their total. A total counts only if the other components and the unconstrained cells can supply the rest.
 * @param unconstrained unknown cells without a constraint
 */
export function proveByCount(
  components: readonly Component[],
  unconstrained: readonly number[],
  brokenLeft: number,
  budget: Budget,
): Proof {
  const proven: Proof = { safe: [], broken: [], gaveUp: false }
  const cases: Map<number, TotalRanges>[] = []
  for (const component of components) {
    const found = rangesByTotal(component, budget)
    if (!found) return { ...proven, gaveUp: true }
    cases.push(found)
  }
  const before = reachableTotals(cases)
  const after = reachableTotals([...cases].reverse()).reverse()
  components.forEach((component, index) => {
    const others = pairwiseSums(before[index] ?? new Set(), after[index + 1] ?? new Set())
    const possible = [...(cases[index] ?? [])].filter(([total]) =>
      [...others].some((other) => fits(brokenLeft - total - other, unconstrained.length)),
    )
    component.groups.forEach(({ cells }, group) => {
      if (possible.every(([, { most }]) => most[group] === 0)) proven.safe.push(...cells)
      else if (possible.every(([, { fewest }]) => fewest[group] === cells.length))
        proven.broken.push(...cells)
    })
  })
  const rests = [...(before.at(-1) ?? [])]
    .map((total) => brokenLeft - total)
    .filter((rest) => fits(rest, unconstrained.length))
  if (rests.every((rest) => rest === 0)) proven.safe.push(...unconstrained)
  else if (rests.every((rest) => rest === unconstrained.length)) proven.broken.push(...unconstrained)
  return proven
}

/**
 * Returns whether the count can decide a cell, from bounds on the components' totals. It is a cheap test before the
 * full search.
 */
export function countMatters(
  components: readonly Component[],
  unconstrained: number,
  brokenLeft: number,
): boolean {
  let most = 0
  let fewest = 0
  for (const component of components) {
    const covered = new Set<number>()
    const claimed = new Set<number>()
    for (const { need, groups } of component.constraints) {
      let fresh = 0
      for (const group of groups) if (!covered.has(group)) fresh += component.groups[group]?.cells.length ?? 0
      most += Math.min(need, fresh)
      if (groups.every((group) => !claimed.has(group))) {
        fewest += need
        for (const group of groups) claimed.add(group)
      }
      for (const group of groups) covered.add(group)
    }
  }
  return most >= brokenLeft || brokenLeft - fewest >= unconstrained
}

function rangesByTotal(component: Component, budget: Budget): Map<number, TotalRanges> | undefined {
  const cases = new Map<number, TotalRanges>()
  const ended = searchComponent(component, fullRanges(component), budget, (broken) => {
    let total = 0
    for (const value of broken) total += value
    const known = cases.get(total)
    if (!known) cases.set(total, { fewest: broken.slice(), most: broken.slice() })
    else
      broken.forEach((value, group) => {
        known.fewest[group] = Math.min(known.fewest[group] ?? 0, value)
        known.most[group] = Math.max(known.most[group] ?? 0, value)
      })
    return false
  })
  return ended === 'exhausted' ? cases : undefined
}

/** Returns the possible sums of the totals of the first 0, 1, 2, … components. */
function reachableTotals(cases: readonly Map<number, TotalRanges>[]): Set<number>[] {
  const steps = [new Set([0])]
  for (const one of cases) steps.push(pairwiseSums(steps.at(-1) ?? new Set(), new Set(one.keys())))
  return steps
}

function pairwiseSums(one: ReadonlySet<number>, other: ReadonlySet<number>): Set<number> {
  const found = new Set<number>()
  for (const left of one) for (const right of other) found.add(left + right)
  return found
}

function fits(rest: number, unconstrained: number): boolean {
  return rest >= 0 && rest <= unconstrained
}
