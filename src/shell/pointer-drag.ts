import type { Point } from '@/domain/geometry'

type PointerDrag = {
  /** The element that was pressed; it keeps the pointer until the drag ends. */
  handle: HTMLElement
  from: { pointerId: number; clientX: number; clientY: number }
  /** Called at most once a frame with the distance from the press, in whole CSS pixels. */
  onMove: (by: Point) => void
  /** Called once: with the whole distance, or with null when the drag was cancelled or never began. */
  onEnd: (by: Point | null) => void
}

/** A press that moves less than this is a click, CSS pixels. */
const slop = 4

/**
 * Follows a pointer from a press to its release, outside React: moves are gathered until the next frame, Escape and
 * a lost pointer cancel.
 */
export function followPointer({ handle, from, onMove, onEnd }: PointerDrag): void {
  let by: Point = { x: 0, y: 0 }
  let began = false
  let frame = 0
  const draw = () => {
    frame = 0
    onMove(by)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return
    by = { x: Math.round(event.clientX - from.clientX), y: Math.round(event.clientY - from.clientY) }
    if (!began && Math.hypot(by.x, by.y) < slop) return
    if (!began) document.body.dataset.dragging = ''
    began = true
    frame ||= requestAnimationFrame(draw)
  }
  const finish = (result: Point | null) => {
    cancelAnimationFrame(frame)
    delete document.body.dataset.dragging
    stop.abort()
    if (handle.hasPointerCapture(from.pointerId)) handle.releasePointerCapture(from.pointerId)
    onEnd(began ? result : null)
  }
  const stop = new AbortController()
  const { signal } = stop
  handle.setPointerCapture(from.pointerId)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', () => finish(by), { signal })
  handle.addEventListener('pointercancel', () => finish(null), { signal })
  handle.addEventListener('lostpointercapture', () => finish(by), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish(null)
    },
    { signal },
  )
}
