import { adoptStoredIcons, iconLayout } from '@/desktop/icons/icon-layout'
import { iconPositions } from '@/desktop/icons/icon-positions'
import type { Size } from '@/domain/windows/geometry'
import { arrangeIcons, type Grid, inReadingOrder, settleIcons } from '@/domain/windows/icon-grid'

const followed = new WeakSet<HTMLElement>()

/**
 * Keeps the icons of a list where the visitor put them, at any viewport size and in sync with other tabs. A second call
 * does nothing.
 */
export function syncIconLayout(list: HTMLElement): void {
  if (followed.has(list)) return
  followed.add(list)
  const settle = () => {
    const { cells, isAuto } = iconLayout.getState()
    const { grid } = gridOf(list)
    const ids = [...list.querySelectorAll<HTMLElement>('[data-entry]')].map(
      ({ dataset }) => dataset.entry ?? '',
    )
    const settled = cells && settleIcons(ids, cells, grid)
    iconPositions.setState({
      cells: settled && isAuto ? arrangeIcons(inReadingOrder(settled), grid) : settled,
    })
  }
  const stop = new AbortController()
  const end = iconLayout.subscribe(settle)
  const observer = new ResizeObserver(() => {
    if (list.isConnected) return settle()
    observer.disconnect()
    stop.abort()
    end()
  })
  window.addEventListener('storage', adoptStoredIcons, { signal: stop.signal })
  adoptStoredIcons()
  observer.observe(list)
}

/** Returns the size of a cell in CSS pixels, and the number of columns and rows that fit. */
export function gridOf(list: HTMLElement): { cell: Size; grid: Grid } {
  const first = list.querySelector('li')?.getBoundingClientRect()
  const cell = { width: first?.width || 75, height: first?.height || 75 }
  // On a phone the cells share the width, so a cell can be a fraction of a pixel wide.
  const count = (length: number, part: number) => Math.floor((length + 1) / part)
  const { clientWidth, clientHeight } = list
  return { cell, grid: { columns: count(clientWidth, cell.width), rows: count(clientHeight, cell.height) } }
}

/** Returns the horizontal direction of the text: 1 for left to right, -1 for right to left. */
export function directionOf(list: HTMLElement): 1 | -1 {
  return list.matches(':dir(rtl)') ? -1 : 1
}
