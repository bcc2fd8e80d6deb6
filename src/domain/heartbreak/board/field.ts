/** The shape of a board: cells are numbered row by row from 0, each with its up to eight neighbours in rising order. */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly size: number
  readonly neighbours: readonly (readonly number[])[]
}

const known = new Map<string, Field>()

/** The field of a size; the same object for the same size, since a search asks for it thousands of times. */
export function fieldOf(columns: number, rows: number): Field {
  const key = `${columns}x${rows}`
  const found = known.get(key)
  if (found) return found
  const size = columns * rows
  const neighbours = Array.from({ length: size }, (_, cell) => around(cell, columns, rows))
  const field = { columns, rows, size, neighbours }
  if (known.size >= mostKept) known.clear()
  known.set(key, field)
  return field
}

/** The neighbours of a cell; none for a cell outside the field. */
export function neighboursOf(field: Field, cell: number): readonly number[] {
  return field.neighbours[cell] ?? []
}

/** How many king's moves lie between two cells. */
export function distanceBetween(field: Field, one: number, other: number): number {
  const { columns } = field
  const across = Math.abs((one % columns) - (other % columns))
  return Math.max(across, Math.abs(Math.floor(one / columns) - Math.floor(other / columns)))
}

/** A server that plays custom boards of many sizes must not collect them all. */
const mostKept = 32

function around(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns
  const row = (cell - column) / columns
  const cells: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
      if (y !== row || x !== column) cells.push(y * columns + x)
  return cells
}
