import { placeIcons } from '@/desktop/icons/icon-layout'
import { announce } from '@/desktop/notifications/announcements'
import { placingShortcuts } from '@/domain/keyboard/placing-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { type Cell, moveIcons } from '@/domain/windows/icon-grid'
import { desktop } from '@/texts/desktop'

import { cellsOf } from './icon-drop'
import { itemsOf } from './icon-gestures'
import { directionOf, gridOf, syncIconLayout } from './sync-icon-layout'

/**
 * Moves an icon without dragging (WCAG 2.5.7). The arrow keys move it from cell to cell, and a press moves it to the
 * pointer. ENTER confirms, and ESC restores the original cell.
 */
export function moveIconByKeyboard(id: string, label: string, list: HTMLElement): void {
  const [item] = itemsOf(list, [id])
  const icon = item?.querySelector<HTMLElement>('[data-entry]')
  const { cell, grid } = gridOf(list)
  const before = cellsOf(list)
  const start = before[id]
  if (!item || !icon || !start) return
  const stop = new AbortController()
  const listening = { signal: stop.signal, capture: true }
  let at: Cell = start
  const show = (next: Cell) => {
    at = {
      column: Math.max(0, Math.min(next.column, grid.columns - 1)),
      row: Math.max(0, Math.min(next.row, grid.rows - 1)),
    }
    item.style.translate = `${(at.column - start.column) * cell.width * directionOf(list)}px ${(at.row - start.row) * cell.height}px`
    announce(desktop.moved(label, at.column + 1, at.row + 1))
  }
  const end = (keeps: boolean) => {
    stop.abort()
    delete item.dataset.moving
    item.style.removeProperty('translate')
    if (keeps) syncIconLayout(list)
    if (keeps) placeIcons(moveIcons([id], minus(at, start), before, grid))
    else announce(desktop.moved(label, start.column + 1, start.row + 1))
    icon.focus({ preventScroll: true })
  }
  item.dataset.moving = ''
  icon.focus({ preventScroll: true })
  announce(desktop.moving)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const onward = directionOf(list)
      const step = (columns: number, rows: number) => () =>
        show({ column: at.column + columns, row: at.row + rows })
      handleShortcut(placingShortcuts, event, {
        place: {
          ArrowUp: step(0, -1),
          ArrowDown: step(0, 1),
          ArrowLeft: step(-onward, 0),
          ArrowRight: step(onward, 0),
        },
        // An icon has no smaller step than a cell.
        'place-finely': () => undefined,
        'keep-place': () => end(true),
        'leave-place': () => end(false),
      })
      event.preventDefault()
      event.stopPropagation()
    },
    listening,
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      const { left, right, top } = list.getBoundingClientRect()
      const x = directionOf(list) > 0 ? event.clientX - left : right - event.clientX
      show({ column: Math.floor(x / cell.width), row: Math.floor((event.clientY - top) / cell.height) })
      end(true)
      // The press must not click the element below it.
      document.addEventListener('click', swallow, { capture: true, once: true })
      event.preventDefault()
      event.stopPropagation()
    },
    listening,
  )
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function minus(a: Cell, b: Cell): Cell {
  return { column: a.column - b.column, row: a.row - b.row }
}
