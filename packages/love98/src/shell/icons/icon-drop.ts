import { placeIcons } from '@/desktop/icons/icon-layout'
import type { Point } from '@/domain/windows/geometry'
import { type Cells, moveIcons } from '@/domain/windows/icon-grid'
import { directionOf, gridOf, syncIconLayout } from './sync-icon-layout'

/** Moves dragged icons to the nearest cells. @param by the distance of the drag, CSS pixels */
export function dropIcons(ids: readonly string[], by: Point, list: HTMLElement): void {
  const { cell, grid } = gridOf(list)
  const step = {
    column: Math.round((by.x * directionOf(list)) / cell.width),
    row: Math.round(by.y / cell.height),
  }
  if (step.column === 0 && step.row === 0) return
  const cells = cellsOf(list)
  syncIconLayout(list)
  placeIcons(moveIcons(ids, step, cells, grid))
}

export function cellsOf(list: HTMLElement): Cells {
  const { cell } = gridOf(list)
  const home = list.getBoundingClientRect()
  const cells = [...list.querySelectorAll<HTMLElement>('[data-entry]')].map((icon) => {
    const { left, right, top } = (icon.closest('li') ?? icon).getBoundingClientRect()
    const x = directionOf(list) > 0 ? left - home.left : home.right - right
    return [
      icon.dataset.entry ?? '',
      { column: Math.round(x / cell.width), row: Math.round((top - home.top) / cell.height) },
    ] as const
  })
  return Object.fromEntries(cells)
}
