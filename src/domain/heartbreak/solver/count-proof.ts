import type { Component } from './component'
import { type Budget, fullRanges, searchComponent } from './component-search'
import type { Proof } from './local-proof'

/** What a component looks like when it holds one certain number of broken hearts in all. */
interface Case {
  readonly fewest: Uint8Array
  readonly most: Uint8Array
}

/**
 * What follows when the number of broken hearts left is known as well: each component is taken apart by its total,
 * and only totals are kept with which the others and the untouched rest can make up the count.
 * @param untouched unknown cells that no number touches
 */
export function proveByCount(
  components: readonly Component[],
  untouched: readonly number[],
  brokenLeft: number,
  budget: Budget,
): Proof {
  const proven: Proof = { safe: [], broken: [], gaveUp: false }
  const cases: Map<number, Case>[] = []
  for (const component of components) {
    const found = casesByTotal(component, budget)
    if (!found) return { ...proven, gaveUp: true }
    cases.push(found)
  }
  const before = reachable(cases)
  const after = reachable([...cases].reverse()).reverse()
  components.forEach((component, index) => {
    const others = sums(before[index] ?? new Set(), after[index + 1] ?? new Set())
    const possible = [...(cases[index] ?? [])].filter(([total]) =>
      [...others].some((other) => fits(brokenLeft - total - other, untouched.length)),
    )
    component.groups.forEach(({ cells }, group) => {
      if (possible.every(([, { most }]) => most[group] === 0)) proven.safe.push(...cells)
      else if (possible.every(([, { fewest }]) => fewest[group] === cells.length))
        proven.broken.push(...cells)
    })
  })
  const rests = [...(before.at(-1) ?? [])]
    .map((total) => brokenLeft - total)
    .filter((rest) => fits(rest, untouched.length))
  if (rests.every((rest) => rest === 0)) proven.safe.push(...untouched)
  else if (rests.every((rest) => rest === untouched.length)) proven.broken.push(...untouched)
  return proven
}

/** Whether the count can say anything: not when every total of the components leaves the rest a free choice. */
export function countMatters(
  components: readonly Component[],
  untouched: number,
  brokenLeft: number,
): boolean {
  let most = 0
  let fewest = 0
  for (const component of components) {
    const covered = new Set<number>()
    const spoken = new Set<number>()
    for (const { need, groups } of component.constraints) {
      let fresh = 0
      for (const group of groups) if (!covered.has(group)) fresh += component.groups[group]?.cells.length ?? 0
      most += Math.min(need, fresh)
      if (groups.every((group) => !spoken.has(group))) {
        fewest += need
        for (const group of groups) spoken.add(group)
      }
      for (const group of groups) covered.add(group)
    }
  }
  return most >= brokenLeft || brokenLeft - fewest >= untouched
}

function casesByTotal(component: Component, budget: Budget): Map<number, Case> | undefined {
  const cases = new Map<number, Case>()
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

/** The totals that the first 0, 1, 2, … components can have together. */
function reachable(cases: readonly Map<number, Case>[]): Set<number>[] {
  const steps = [new Set([0])]
  for (const one of cases) steps.push(sums(steps.at(-1) ?? new Set(), new Set(one.keys())))
  return steps
}

function sums(one: ReadonlySet<number>, other: ReadonlySet<number>): Set<number> {
  const found = new Set<number>()
  for (const left of one) for (const right of other) found.add(left + right)
  return found
}

function fits(rest: number, untouched: number): boolean {
  return rest >= 0 && rest <= untouched
}
