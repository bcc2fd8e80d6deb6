import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { listShortcuts, pageShortcuts } from '@/domain/keyboard/control-shortcuts'
import { findHandler, type KeyPress } from '@/domain/keyboard/shortcuts'
import { isRightToLeft } from '@/ui/writing-direction'

type GridPages = {
  /** The number of the rows before the shown ones. */
  readonly first: number
  /** The number of shown rows, and of all rows, without the header. */
  readonly shown: number
  readonly count: number
  /** Shows the page of a row, from 0. */
  readonly onRow: (row: number) => void
}

/**
 * The keys of a grid: one tab stop, and arrow keys, HOME, END and the page keys between the cells. A cell with a button
 * or a link passes the focus to it. The keys move through the rows of all pages.
 */
export function useGridKeys(
  table: RefObject<HTMLTableElement | null>,
  { first, shown, count, onRow }: GridPages,
) {
  const [focused, setActive] = useState<GridPosition>({ row: 1, column: 0 })
  // The last page may have fewer rows.
  const active = { ...focused, row: Math.min(focused.row, shown) }
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = table.current?.rows
    if (!rows?.length) return
    const box = table.current?.parentElement
    const page = Math.max(1, Math.floor((box?.clientHeight ?? 0) / (rows[1]?.offsetHeight || 20)) - 2)
    const size = {
      rows: count + 1,
      columns: rows[0]?.cells.length ?? 0,
      page,
      isRightToLeft: table.current ? isRightToLeft(table.current) : false,
    }
    const next = gridPositionAfter(
      event,
      active.row === 0 ? active : { ...active, row: first + active.row },
      size,
    )
    if (!next) return
    if (next.row > 0 && (next.row <= first || next.row > first + shown)) flushSync(() => onRow(next.row - 1))
    const cell = [...rows].find((row) => numberOf(row) === next.row)?.cells[next.column]
    if (!cell) return
    event.preventDefault()
    ;(cell.querySelector<HTMLElement>('button, a[href]') ?? cell).focus()
  }
  /** The keys continue from the focused cell, wherever the focus came from. */
  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLTableCellElement>('th, td')
    const row = cell?.closest('tr')
    if (cell && row) setActive({ row: row.rowIndex, column: cell.cellIndex })
  }
  const tabIndex = (row: number, column: number) => (active.row === row && active.column === column ? 0 : -1)
  return { onKeyDown, onFocus, tabIndex }
}

/** The number of a row among the rows of all pages. The header is 0. */
function numberOf(row: HTMLTableRowElement): number {
  const index = row.getAttribute('aria-rowindex')
  return index === null ? row.rowIndex : Number(index) - 1
}

const gridShortcuts = { ...listShortcuts, ...pageShortcuts }

type GridPosition = { readonly row: number; readonly column: number }

/**
 * Returns the cell to which a key moves in a grid (the ARIA pattern), or null for other keys. Right and Left
 * follow the direction of writing.
 * @param size the number of rows (with the header) and columns; `page`: the number of visible rows
 */
export function gridPositionAfter(
  press: KeyPress,
  { row, column }: GridPosition,
  {
    rows,
    columns,
    page,
    isRightToLeft,
  }: { rows: number; columns: number; page: number; isRightToLeft: boolean },
): GridPosition | null {
  const { ctrlKey, altKey, metaKey, shiftKey } = press
  if (altKey || metaKey || shiftKey) return null
  const onward = isRightToLeft ? -1 : 1
  const to = (nextRow: number, nextColumn: number) => (): GridPosition | null => ({
    row: between(nextRow, rows - 1),
    column: between(nextColumn, columns - 1),
  })
  const step: typeof to = ctrlKey ? () => () => null : to
  const handler = findHandler<typeof gridShortcuts, GridPosition | null>(gridShortcuts, press, {
    'move-in-list': {
      ArrowDown: step(row + 1, column),
      ArrowUp: step(row - 1, column),
      ArrowRight: step(row, column + onward),
      ArrowLeft: step(row, column - onward),
    },
    'pages-of-list': {
      PageDown: step(row + page, column),
      PageUp: step(Math.max(Math.min(row, 1), row - page), column),
    },
    'ends-of-list': {
      Home: to(ctrlKey ? Math.min(1, rows - 1) : row, 0),
      End: to(ctrlKey ? rows - 1 : row, columns - 1),
    },
  })
  return handler?.() ?? null
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
