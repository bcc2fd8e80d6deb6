/**
 * The geometry of a board: cells are numbered row by row from 0, each with its up to eight neighbors in
 * ascending order.
 */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly size: number
  readonly neighbors: readonly (readonly number[])[]
}

const known = new Map<string, Field>()

/** The field of a size, cached because a search needs it thousands of times. */
export function fieldOf(columns: number, rows: number): Field {
  const key = `${columns}x${rows}`
  const found = known.get(key)
  if (found) return found
  const size = columns * rows
  const neighbors = Array.from({ length: size }, (_, cell) => around(cell, columns, rows))
  const field = { columns, rows, size, neighbors }
  if (known.size >= maxKept) known.clear()
  known.set(key, field)
  return field
}

export function neighborsOf(field: Field, cell: number): readonly number[] {
  return field.neighbors[cell] ?? []
}

/** The Chebyshev distance of two cells (moves of a chess king). */
export function distanceBetween(field: Field, one: number, other: number): number {
  const { columns } = field
  const across = Math.abs((one % columns) - (other % columns))
  return Math.max(across, Math.abs(Math.floor(one / columns) - Math.floor(other / columns)))
}

/** The cache limit, for a server that receives custom boards of many sizes. */
const maxKept = 32

function around(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns
  const row = (cell - column) / columns
  const cells: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      if (y !== row || x !== column) cells.push(y * columns + x)
  return cells
}
