import { closedCell, explodedCell, type View } from '@/domain/heartbreak/solver/solver-state'

/**
 * Searches for an arrangement of broken hearts that agrees with some of the numbers and has a broken heart in a cell.
 * If none exists, these numbers alone prove the cell whole. The search assigns cell after cell and backtracks when a
 * number cannot be satisfied. It does not use the solver's code, and also works on boards of every level.
 * @param numbers the cells whose numbers may be used
 * @param byCount true if the number of broken hearts may be used
 */
export function hasCounterExample(
  view: View,
  numbers: readonly number[],
  byCount: boolean,
  cell: number,
): boolean {
  const { columns } = view.field
  const touches = (one: number, other: number) =>
    Math.abs((one % columns) - (other % columns)) <= 1 &&
    Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) <= 1
  const all = [...view.shown.keys()]
  const closed = all.filter((at) => view.shown[at] === closedCell)
  const burst = all.filter((at) => view.shown[at] === explodedCell)
  const constraints = numbers.map((number) => ({
    need: (view.shown[number] ?? 0) - burst.filter((at) => touches(number, at)).length,
    cells: closed.filter((at) => touches(number, at)),
  }))
  // In the order of the numbers: a number is decided as soon as its last cell is assigned.
  const order = [...new Set([cell, ...constraints.flatMap(({ cells }) => cells)])]
  const untouched = closed.length - order.length
  const left = view.broken - burst.length
  const mentioned = order.map((at) => constraints.filter(({ cells }) => cells.includes(at)))
  const missing = new Map(constraints.map((constraint) => [constraint, constraint.need]))
  const free = new Map(constraints.map((constraint) => [constraint, constraint.cells.length]))
  let tried = 0
  const search = (at: number, placed: number): boolean => {
    if (++tried > 5_000_000) throw new Error('Too many arrangements to look through.')
    if (byCount && (placed > left || left - placed > untouched + order.length - at)) return false
    if (at === order.length) return true
    for (const broken of at === 0 ? [1] : [0, 1]) {
      const touched = mentioned[at] ?? []
      for (const constraint of touched) {
        missing.set(constraint, (missing.get(constraint) ?? 0) - broken)
        free.set(constraint, (free.get(constraint) ?? 0) - 1)
      }
      const isPossible = touched.every((constraint) => {
        const need = missing.get(constraint) ?? 0
        return need >= 0 && need <= (free.get(constraint) ?? 0)
      })
      if (isPossible && search(at + 1, placed + broken)) return true
      for (const constraint of touched) {
        missing.set(constraint, (missing.get(constraint) ?? 0) + broken)
        free.set(constraint, (free.get(constraint) ?? 0) + 1)
      }
    }
    return false
  }
  return search(0, 0)
}
