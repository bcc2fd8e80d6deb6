import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls the board so that the start opening is centered. On a small screen it could be out of view, and the
 * first move would be a guess.
 */
export function useStartInView(scroller: RefObject<HTMLElement | null>, start: number): void {
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
