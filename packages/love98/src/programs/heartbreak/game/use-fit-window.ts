import { type RefObject, useLayoutEffect } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'

type Parts = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly board: RefObject<HTMLElement | null>
  /** The part below the board, whose height depends on its text. */
  readonly foot: RefObject<HTMLElement | null>
}

/** Width of a scroll bar in CSS pixels. */
const bar = 16

/** Fits the window to its board, as in Windows 98, up to the size of the screen; a larger board scrolls. */
export function useFitWindow(windowId: string, { scroller, board, foot }: Parts): void {
  const store = useDesktopStore()
  const area = useDesktop((desktop) => desktop.area)

  useLayoutEffect(() => {
    const measure = () => {
      const frame = document.getElementById(windowId)
      const window = store.getState().windows[windowId]
      const place = scroller.current?.parentElement
      if (!frame || !window || window.minimized || !scroller.current || !place || !board.current) return
      // On compact screens windows are maximized.
      if (matchMedia('(width < 768px)').matches) return
      // The board may be wider than its scroller: the chrome is measured on the surrounding element.
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
      // A scroll bar already shown is part of the chrome; one that will be needed is added.
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
