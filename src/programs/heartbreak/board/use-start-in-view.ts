import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a field so that the patch its board begins with is in the middle: a large board on a small screen would hide it,
 * and the first move would be a guess.
 */
export function useStartInView(scroller: RefObject<HTMLElement | null>, start: number): void {
  // Where a cell is, the browser knows once it has laid the board out.
  useLayoutEffect(() => {
    const field = scroller.current
    const cell = field?.querySelector(`[data-cell="${start}"]`)
    if (!field || !cell) return
    const [outer, inner] = [field.getBoundingClientRect(), cell.getBoundingClientRect()]
    field.scrollBy(
      inner.x - outer.x - (outer.width - inner.width) / 2,
      inner.y - outer.y - (outer.height - inner.height) / 2,
    )
  }, [scroller, start])
}
