import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { isRightToLeft } from '@/ui/writing-direction'

/**
 * The keys of a table that is a grid: one stop for Tab, arrows, Home, End and the page keys between its cells. A cell with
 * a button or a link gives the focus to it.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>) {
  const [active, setActive] = useState<GridPosition>({ row: 1, column: 0 })
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = table.current?.rows
    if (!rows?.length) return
    const box = table.current?.parentElement
    const page = Math.max(1, Math.floor((box?.clientHeight ?? 0) / (rows[1]?.offsetHeight || 20)) - 2)
    const size = {
      rows: rows.length,
      columns: rows[0]?.cells.length ?? 0,
      page,
      isRightToLeft: table.current ? isRightToLeft(table.current) : false,
    }
    const next = gridPositionAfter(event, active, size)
    const cell = next && rows[next.row]?.cells[next.column]
    if (!cell) return
    event.preventDefault()
    ;(cell.querySelector<HTMLElement>('button, a[href]') ?? cell).focus()
  }
  /** Wherever the focus came from, the keys go on from there. */
  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLTableCellElement>('th, td')
    const row = cell?.closest('tr')
    if (cell && row) setActive({ row: row.rowIndex, column: cell.cellIndex })
  }
  const tabIndex = (row: number, column: number) => (active.row === row && active.column === column ? 0 : -1)
  return { onKeyDown, onFocus, tabIndex }
}

/** A cell of the report: its row (0 is the header) and its column. */
type GridPosition = { readonly row: number; readonly column: number }

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
export function gridPositionAfter(
  { key, ctrlKey, altKey, metaKey, shiftKey }: GridKey,
  { row, column }: GridPosition,
  {
    rows,
    columns,
    page,
    isRightToLeft,
  }: { rows: number; columns: number; page: number; isRightToLeft: boolean },
): GridPosition | null {
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
