/** A cell of the report: its row (0 is the header) and its column. */
export type GridPlace = { readonly row: number; readonly column: number }

type GridKey = Readonly<{
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  shiftKey: boolean
}>

/**
 * Returns the cell to which a key moves in a grid (the ARIA pattern), or null for other keys. Right and Left follow the direction
 * of writing.
 * @param size the number of rows (with the header) and columns; `page`: the number of visible rows
 */
export function gridPlaceAfter(
  { key, ctrlKey, altKey, metaKey, shiftKey }: GridKey,
  { row, column }: GridPlace,
  {
    rows,
    columns,
    page,
    isRightToLeft,
  }: { rows: number; columns: number; page: number; isRightToLeft: boolean },
): GridPlace | null {
  if (altKey || metaKey || shiftKey) return null
  const onward = isRightToLeft ? -1 : 1
  const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + onward],
    ArrowLeft: [row, column - onward],
    PageDown: [row + page, column],
    PageUp: [Math.max(Math.min(row, 1), row - page), column],
    Home: [ctrlKey ? Math.min(1, rows - 1) : row, 0],
    End: [ctrlKey ? rows - 1 : row, columns - 1],
  }
  const next = steps[key]
  if (!next || (ctrlKey && key !== 'Home' && key !== 'End')) return null
  return { row: between(next[0], rows - 1), column: between(next[1], columns - 1) }
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
