import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { adoptStoredIcons, iconLayout } from '@/desktop/icon-layout'
import { arrangeIcons, type Cells, type Grid, inReadingOrder, settleIcons } from '@/domain/icon-grid'

/**
 * Where each icon stands on this screen, or null as long as nobody moved one: the style sheet lays them out then, and
 * nothing is measured.
 */
export function useIconPlaces(list: RefObject<HTMLElement | null>, ids: readonly string[]): Cells | null {
  const cells = useStore(iconLayout, (layout) => layout.cells)
  const isAuto = useStore(iconLayout, (layout) => layout.isAuto)
  const [grid, setGrid] = useState<Grid | null>(null)
  const isMoved = cells !== null

  // What an earlier visit left is known to the browser alone.
  useEffect(() => {
    adoptStoredIcons()
    window.addEventListener('storage', adoptStoredIcons)
    return () => window.removeEventListener('storage', adoptStoredIcons)
  }, [])

  // The size of the desktop is the browser's to know.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isMoved) return
    const measure = () => setGrid(gridOf(element).grid)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, isMoved])

  if (!cells || !grid) return null
  const settled = settleIcons(ids, cells, grid)
  return isAuto ? arrangeIcons(inReadingOrder(settled), grid) : settled
}

/** How large a cell is, in CSS pixels, and how many of them fit. */
export function gridOf(list: HTMLElement): { cell: number; grid: Grid } {
  const cell = list.querySelector('li')?.offsetHeight || 75
  const { clientWidth, clientHeight } = list
  return { cell, grid: { columns: Math.floor(clientWidth / cell), rows: Math.floor(clientHeight / cell) } }
}
