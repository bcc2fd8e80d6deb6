import { type PointerEvent as PressEvent, type RefObject, useState } from 'react'
import { createDoubleClickDetector } from '@/browser/double-click'
import { dragSlop, followPointer } from '@/browser/pointer-drag'
import type { DesktopStore } from '@/desktop/desktop-store'
import { useDesktopStore } from '@/desktop/use-desktop'
import { keepReachable, type Point, type Rect, restoredUnderPointer } from '@/domain/windows/geometry'
import type { DesktopWindow } from '@/domain/windows/windows'
import { startLongPress } from '@/ui/long-press'
import { type DragPreview, showDragPreview } from './drag-preview'

type CaptionPresses = {
  onDoubleClick: () => void
  onLongPress: (at: Point) => void
}

/**
 * Moves a window by its caption. While the pointer is down, only the style changes; the desktop receives one event on
 * release.
 */
export function useWindowDrag(frame: RefObject<HTMLElement | null>, id: string, presses: CaptionPresses) {
  const store = useDesktopStore()
  const [isDouble] = useState(createDoubleClickDetector)
  return {
    onPointerDown(event: PressEvent<HTMLElement>) {
      const element = frame.current
      const window = store.getState().windows[id]
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.button !== 0 || onButton || !element || !window) return
      const at = { x: event.clientX, y: event.clientY }
      const drag = dragOf(store, window, element, at)
      const cancelDrag = followPointer({
        handle: event.currentTarget,
        from: event,
        onMove: drag.move,
        onEnd: (by) => {
          cancelLongPress()
          drag.end(by)
        },
        onClick: (release) => isDouble(release) && presses.onDoubleClick(),
      })
      const cancelLongPress =
        event.pointerType === 'mouse'
          ? () => {}
          : startLongPress({
              from: event,
              slop: dragSlop.finger,
              onLongPress() {
                presses.onLongPress(at)
                cancelDrag()
              },
            })
    },
  }
}

/**
 * One drag of a window. Dragging a maximized window down restores its size; canceling the drag maximizes the window
 * again.
 */
function dragOf(store: DesktopStore, window: DesktopWindow, element: HTMLElement, at: Point) {
  const { id, maximized } = window
  // Phones show every window in full screen, without the maximized state, so it is not draggable.
  const isFixed = !maximized && matchMedia('(width < 768px)').matches
  let rect: Rect = window.rect
  let shape: DragPreview | null = null
  const moved = (by: Point) => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y })
  const arrange = (change: { rect: Rect; maximized: boolean }) =>
    store.dispatch({ type: 'arranged', changes: { [id]: change } })
  return {
    move(by: Point) {
      if (isFixed) return
      if (!shape && maximized) {
        rect = restoredUnderPointer(window.rect, at, store.getState().area)
        arrange({ rect, maximized: false })
      }
      shape ??= showDragPreview(element, rect)
      shape.moveTo(keepReachable(moved(by), store.getState().area))
    },
    end(by: Point | null) {
      shape?.end()
      if (shape && by) store.dispatch({ type: 'moved', id, rect: moved(by) })
      else if (shape && maximized) arrange({ rect: window.rect, maximized: true })
    },
  }
}
