import type { Constraint } from './constraint'

/** Cells covered by the same constraints: they are interchangeable, so only how many of them are broken matters. */
export interface Group {
  readonly cells: number[]
  /** Positions in the component's constraints. */
  readonly constraints: number[]
}

/** A constraint over groups: exactly `need` of their cells are broken. */
export interface GroupConstraint {
  readonly need: number
  /** Positions in the component's groups. */
  readonly groups: number[]
}

/** A connected component: constraints linked by shared cells. Components interact only through the total count. */
export interface Component {
  readonly groups: Group[]
  readonly constraints: GroupConstraint[]
}

/** Splits constraints into connected components and merges their cells into groups. */
export function componentsOf(constraints: readonly Constraint[]): Component[] {
  const touching = new Map<number, number[]>()
  constraints.forEach(({ cells }, index) => {
    for (const cell of cells) {
      const list = touching.get(cell)
      if (list) list.push(index)
      else touching.set(cell, [index])
    }
  })
  const component = new Map<number, Component>()
  const place = new Map<number, number>()
  const result: Component[] = []
  for (let first = 0; first < constraints.length; first++) {
    if (component.has(first)) continue
    const created: Component = { groups: [], constraints: [] }
    result.push(created)
    const found = [first]
    component.set(first, created)
    for (let index = found.shift(); index !== undefined; index = found.shift()) {
      const constraint = constraints[index]
      if (!constraint) continue
      place.set(index, created.constraints.length)
      created.constraints.push({ need: constraint.need, groups: [] })
      for (const cell of constraint.cells)
        for (const other of touching.get(cell) ?? [])
          if (!component.has(other)) {
            component.set(other, created)
            found.push(other)
          }
    }
  }
  group(touching, component, place)
  return result
}

function group(
  touching: ReadonlyMap<number, number[]>,
  component: ReadonlyMap<number, Component>,
  place: ReadonlyMap<number, number>,
): void {
  const groups = new Map<string, Group>()
  for (const [cell, indices] of touching) {
    const key = indices.join()
    const known = groups.get(key)
    if (known) {
      known.cells.push(cell)
      continue
    }
    const owner = component.get(indices[0] ?? -1)
    const constraints = indices.map((index) => place.get(index) ?? 0)
    const created: Group = { cells: [cell], constraints }
    groups.set(key, created)
    for (const constraint of constraints) owner?.constraints[constraint]?.groups.push(owner.groups.length)
    owner?.groups.push(created)
  }
}
