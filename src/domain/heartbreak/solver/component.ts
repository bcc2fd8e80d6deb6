import type { Constraint } from './constraint'

/** Cells that the same numbers touch: only how many of them are broken matters, not which. */
export interface Group {
  readonly cells: number[]
  /** Positions in the component's constraints. */
  readonly constraints: number[]
}

/** What a number asks of the groups around it. */
export interface GroupConstraint {
  readonly need: number
  /** Positions in the component's groups. */
  readonly groups: number[]
}

/** Numbers that are joined by shared unknown cells; components do not influence each other but by the count. */
export interface Component {
  readonly groups: Group[]
  readonly constraints: GroupConstraint[]
}

/** Splits constraints into components and merges their cells into groups. */
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
    const made: Component = { groups: [], constraints: [] }
    result.push(made)
    const found = [first]
    component.set(first, made)
    for (let index = found.shift(); index !== undefined; index = found.shift()) {
      const constraint = constraints[index]
      if (!constraint) continue
      place.set(index, made.constraints.length)
      made.constraints.push({ need: constraint.need, groups: [] })
      for (const cell of constraint.cells)
        for (const other of touching.get(cell) ?? [])
          if (!component.has(other)) {
            component.set(other, made)
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
    const made: Group = { cells: [cell], constraints }
    groups.set(key, made)
    for (const constraint of constraints) owner?.constraints[constraint]?.groups.push(owner.groups.length)
    owner?.groups.push(made)
  }
}
