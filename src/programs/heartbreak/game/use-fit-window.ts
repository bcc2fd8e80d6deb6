import { type RefObject, useLayoutEffect } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'

type Parts = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly board: RefObject<HTMLElement | null>
  /** What stands below the board and grows with what it says. */
  readonly foot: RefObject<HTMLElement | null>
}

/** CSS pixels of a scroll bar, which takes room from the other direction. */
const bar = 16

/** Makes the window as large as its board, as in 1998, and no larger than the screen: then the board scrolls. */
export function useFitWindow(windowId: string, { scroller, board, foot }: Parts): void {
  const store = useDesktopStore()
  const area = useDesktop((desktop) => desktop.area)

  // Sizes are known once the browser has laid the window out, and told again whenever they change.
  useLayoutEffect(() => {
    const measure = () => {
      const frame = document.getElementById(windowId)
      const window = store.getState().windows[windowId]
      const place = scroller.current?.parentElement
      if (!frame || !window || window.minimized || !scroller.current || !place || !board.current) return
      // A compact screen gives the window all of itself.
      if (matchMedia('(width < 768px)').matches) return
      // The field is no wider than its board: how much more there is stands in the place around it.
      const around = {
        width: scroller.current.offsetWidth - scroller.current.clientWidth,
        height: scroller.current.offsetHeight - scroller.current.clientHeight,
      }
      const wanted = {
        width: board.current.offsetWidth + around.width + frame.offsetWidth - place.clientWidth,
        height: board.current.offsetHeight + around.height + frame.offsetHeight - place.clientHeight,
      }
      const isTall = wanted.height > area.height
      const isWide = wanted.width > area.width
      // A bar that is there now is part of what stands around; one that is needed is added.
      const bars = {
        width: around.width > bar ? bar : 0,
        height: around.height > bar ? bar : 0,
      }
      const width = Math.min(area.width, wanted.width - bars.width + (isTall ? bar : 0))
      const height = Math.min(area.height, wanted.height - bars.height + (isWide ? bar : 0))
      const size = {
        width: Math.max(window.minimum.width, width),
        height: Math.max(window.minimum.height, height),
      }
      const { rect } = window
      if (rect.width === size.width && rect.height === size.height) return
      const x = Math.max(0, Math.min(rect.x, area.width - size.width))
      const y = Math.max(0, Math.min(rect.y, area.height - size.height))
      store.dispatch({ type: 'moved', id: windowId, rect: { x, y, ...size } })
    }
    const observer = new ResizeObserver(measure)
    for (const part of [board, foot]) if (part.current) observer.observe(part.current)
    measure()
    return () => observer.disconnect()
  }, [store, windowId, area, scroller, board, foot])
}
