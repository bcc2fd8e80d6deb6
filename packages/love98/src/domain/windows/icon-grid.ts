/** A cell of the desktop's grid, counted from the top corner at which reading starts. */
export type Cell = { readonly column: number; readonly row: number }
export type Cells = Readonly<Record<string, Cell>>
export type Grid = { readonly columns: number; readonly rows: number }

/**
 * Assigns a cell to each icon: its previous cell if that is on the desktop and free, otherwise the nearest free cell.
 * If the desktop is too small, extra columns are added, so that every icon has a cell.
 */
export function settleIcons(ids: readonly string[], wanted: Cells, grid: Grid): Cells {
  const room = roomFor(ids.length, grid)
  const placed: Record<string, Cell> = {}
  const taken = new Set<string>()
  const put = (id: string, cell: Cell) => {
    placed[id] = cell
    taken.add(keyOf(cell))
  }
  const isOn = ({ column, row }: Cell) => column < room.columns && row < room.rows
  // Icons that keep their cell are placed first, so that displaced icons cannot take it.
  for (const id of ids) {
    const cell = wanted[id]
    if (cell && isOn(cell) && !taken.has(keyOf(cell))) put(id, cell)
  }
  for (const id of ids) if (!placed[id]) put(id, freeCell(wanted[id] ?? null, taken, room))
  return placed
}

/**
 * Returns the cells after several icons were moved together. An icon whose target is occupied goes to the nearest free
 * cell.
 */
export function moveIcons(moved: readonly string[], by: Cell, cells: Cells, grid: Grid): Cells {
  const ids = Object.keys(cells)
  const room = roomFor(ids.length, grid)
  const taken = new Set(
    ids.filter((id) => !moved.includes(id)).flatMap((id) => (cells[id] ? keyOf(cells[id]) : [])),
  )
  const next: Record<string, Cell> = { ...cells }
  for (const id of moved) {
    const from = cells[id]
    if (!from) continue
    const wanted = {
      column: between(from.column + by.column, 0, room.columns - 1),
      row: between(from.row + by.row, 0, room.rows - 1),
    }
    const cell = taken.has(keyOf(wanted)) ? freeCell(wanted, taken, room) : wanted
    next[id] = cell
    taken.add(keyOf(cell))
  }
  return next
}

/** Places the icons in this order, column by column, without gaps. */
export function arrangeIcons(ids: readonly string[], grid: Grid): Cells {
  return settleIcons(ids, {}, grid)
}

/** Moves each icon up in its column until there are no gaps. */
export function lineUpIcons(cells: Cells): Cells {
  const heights = new Map<number, number>()
  const topDown = Object.entries(cells).sort(([, a], [, b]) => a.row - b.row)
  return Object.fromEntries(
    topDown.map(([id, { column }]) => {
      const row = heights.get(column) ?? 0
      heights.set(column, row + 1)
      return [id, { column, row }]
    }),
  )
}

/** Returns the icons in reading order: down each column. */
export function inReadingOrder(cells: Cells): readonly string[] {
  return Object.entries(cells)
    .sort(([, a], [, b]) => a.column - b.column || a.row - b.row)
    .map(([id]) => id)
}

/** Returns the free cell nearest to a wanted one; without a wanted cell, the first free one down the columns. */
function freeCell(wanted: Cell | null, taken: ReadonlySet<string>, { columns, rows }: Grid): Cell {
  let best: Cell | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const cell = { column, row }
      if (taken.has(keyOf(cell))) continue
      const distance = wanted ? Math.hypot(column - wanted.column, row - wanted.row) : 0
      if (distance < bestDistance) [best, bestDistance] = [cell, distance]
    }
  return best ?? { column: columns, row: 0 }
}

function roomFor(count: number, { columns, rows }: Grid): Grid {
  const height = Math.max(1, rows)
  return { columns: Math.max(1, columns, Math.ceil(count / height)), rows: height }
}

function keyOf({ column, row }: Cell): string {
  return `${column},${row}`
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
