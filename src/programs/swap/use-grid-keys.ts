import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { isRightToLeft } from '@/ui/writing-direction'
import { type GridPlace, gridPlaceAfter } from './grid-keys'

/**
 * The keys of a table that is a grid: one stop for Tab, arrows, Home, End and the page keys between its cells. A cell with
 * a button or a link gives the focus to it.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>) {
  const [active, setActive] = useState<GridPlace>({ row: 1, column: 0 })
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
    const next = gridPlaceAfter(event, active, size)
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
