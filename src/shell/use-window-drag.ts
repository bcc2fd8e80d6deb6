import type { PointerEvent, RefObject } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { keepReachable } from '@/domain/geometry'
import { followPointer } from './pointer-drag'

/** Moves a window by its caption: by style alone while the pointer is down, one event to the desktop on release. */
export function useWindowDrag(frame: RefObject<HTMLElement | null>, id: string) {
  const store = useDesktopStore()
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const element = frame.current
      const { windows, area } = store.getState()
      const window = windows[id]
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.button !== 0 || onButton || !element || !window || element.dataset.maximised !== undefined)
        return
      const { rect } = window
      followPointer({
        handle: event.currentTarget,
        from: event,
        onMove: (by) => {
          const to = keepReachable({ ...rect, x: rect.x + by.x, y: rect.y + by.y }, area)
          if (element.dataset.dragging === undefined) element.dataset.dragging = ''
          element.style.translate = `${to.x - rect.x}px ${to.y - rect.y}px`
        },
        onEnd: (by) => {
          delete element.dataset.dragging
          element.style.removeProperty('translate')
          if (by) store.dispatch({ type: 'moved', id, rect: { ...rect, x: rect.x + by.x, y: rect.y + by.y } })
        },
      })
    },
  }
}
