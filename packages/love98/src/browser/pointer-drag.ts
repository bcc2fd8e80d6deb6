import { dragShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import type { Point } from '@/domain/windows/geometry'

type PointerDrag = {
  /** The element that was pressed; it keeps the pointer until the drag ends. */
  handle: HTMLElement
  from: { pointerId: number; pointerType: string; clientX: number; clientY: number }
  /** Called at most once a frame with the distance from the press, in whole CSS pixels. */
  onMove: (by: Point) => void
  /** Called once: with the whole distance, or with null when the drag was canceled or never began. */
  onEnd: (by: Point | null) => void
  /** Called before `onEnd` when the pointer was released where it was pressed. */
  onClick?: (release: PointerEvent) => void
}

/** A press that moves less than this is a click, CSS pixels; a finger is less steady. */
export const dragSlop = { mouse: 4, finger: 8 }

/**
 * Follows a pointer from a press to its release, outside React: moves are gathered until the next frame, Escape and
 * a lost pointer cancel.
 *
 * @returns cancels the drag; does nothing once it has ended
 */
export function followPointer({ handle, from, onMove, onEnd, onClick }: PointerDrag): () => void {
  const isMouse = from.pointerType === 'mouse'
  const reach = isMouse ? dragSlop.mouse : dragSlop.finger
  let by: Point = { x: 0, y: 0 }
  let began = false
  let frame = 0
  const draw = () => {
    cancelAnimationFrame(frame)
    frame = 0
    onMove(by)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return
    keep(event)
    by = { x: Math.round(event.clientX - from.clientX), y: Math.round(event.clientY - from.clientY) }
    if (!began && Math.hypot(by.x, by.y) < reach) return
    if (!began) document.body.dataset.dragging = ''
    began = true
    frame ||= requestAnimationFrame(draw)
  }
  // Keeps the moves from React, which would search for listeners at each of them.
  const keep = (event: Event) => {
    if (began) event.stopImmediatePropagation()
  }
  const finish = (result: Point | null) => {
    // Released before the next animation frame: the last moves count.
    if (frame !== 0 && result) draw()
    cancelAnimationFrame(frame)
    delete document.body.dataset.dragging
    stop.abort()
    if (handle.hasPointerCapture(from.pointerId)) handle.releasePointerCapture(from.pointerId)
    onEnd(began ? result : null)
  }
  const stop = new AbortController()
  const { signal } = stop
  handle.setPointerCapture(from.pointerId)
  window.addEventListener('pointermove', move, { signal, capture: true })
  window.addEventListener('mousemove', keep, { signal, capture: true })
  handle.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== from.pointerId) return
      if (!began) onClick?.(event)
      finish(by)
    },
    { signal },
  )
  handle.addEventListener('pointercancel', () => finish(null), { signal })
  handle.addEventListener('lostpointercapture', () => finish(by), { signal })
  document.addEventListener(
    'keydown',
    (event) => handleShortcut(dragShortcuts, event, { 'cancel-drag': () => finish(null) }),
    { signal },
  )
  return () => {
    if (!signal.aborted) finish(null)
  }
}
