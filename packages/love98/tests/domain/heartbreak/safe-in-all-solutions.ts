import { closedCell, explodedCell, type View } from '@/domain/heartbreak/solver/solver-state'

/**
 * Returns the closed cells that are whole in every arrangement of broken hearts that agrees with some of the numbers:
 * by trying each arrangement, with independent code, to verify the solver.
 * @param numbers the cells whose numbers may be used
 * @param byCount true if the number of broken hearts may be used
 */
export function safeInAllSolutions(view: View, numbers: readonly number[], byCount: boolean): Set<number> {
  const { columns } = view.field
  const cells = [...view.shown.keys()].filter((cell) => view.shown[cell] === closedCell)
  const burst = [...view.shown.keys()].filter((cell) => view.shown[cell] === explodedCell)
  if (cells.length > 20)
    throw new Error(`${cells.length} closed cells are too many to try every arrangement.`)
  const touches = (one: number, other: number) =>
    Math.abs((one % columns) - (other % columns)) <= 1 &&
    Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) <= 1
  const constraints = numbers.map((number) => ({
    mask: cells.reduce((mask, cell, bit) => (touches(number, cell) ? mask | (1 << bit) : mask), 0),
    need: (view.shown[number] ?? 0) - burst.filter((cell) => touches(number, cell)).length,
  }))
  let everBroken = 0
  let arrangements = 0
  for (let arrangement = 0; arrangement < 2 ** cells.length; arrangement++) {
    if (byCount && ones(arrangement) !== view.broken - burst.length) continue
    if (!constraints.every(({ mask, need }) => ones(arrangement & mask) === need)) continue
    everBroken |= arrangement
    arrangements++
  }
  if (arrangements === 0) throw new Error('No arrangement agrees with the numbers: the view cannot be true.')
  return new Set(cells.filter((_, bit) => (everBroken & (1 << bit)) === 0))
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
