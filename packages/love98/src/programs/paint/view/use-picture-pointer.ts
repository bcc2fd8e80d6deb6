import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Point } from '@/domain/paint/raster'
import type { PaintSession } from '../session/session'

/**
 * The pointer on the picture: the first button, a pen or one finger draws, the second button draws with the background
 * color, and two fingers scroll. Pressing another button takes the drawing back.
 */
export function usePicturePointer(session: PaintSession, desk: RefObject<HTMLElement | null>) {
  const [isAway, setIsAway] = useState(true)
  const drawing = useRef<number | null>(null)
  const fingers = useRef(new Map<number, Point>())

  const pointOf = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect()
    const { zoom } = session.getState()
    return { x: Math.floor((clientX - left) / zoom), y: Math.floor((clientY - top) / zoom) }
  }
  const stop = () => {
    if (drawing.current === null) return
    drawing.current = null
    session.release()
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { pointerId, pointerType, button, shiftKey, ctrlKey, clientX, clientY } = event
    if (pointerType === 'touch') fingers.current.set(pointerId, { x: clientX, y: clientY })
    if (drawing.current !== null || fingers.current.size > 1) {
      drawing.current = null
      session.cancel()
      return
    }
    if (button !== 0 && button !== 2) return
    event.currentTarget.setPointerCapture(pointerId)
    drawing.current = pointerId
    setIsAway(false)
    const at = pointOf(event.currentTarget, event)
    session.point(at)
    session.press(at, { isSecond: button === 2, isConstrained: shiftKey, isCopy: ctrlKey })
    // A text gets the focus; a press on the picture would take it back.
    if (session.getState().textAt) event.preventDefault()
  }
  const scroll = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return false
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size < 2) return false
    const by = [(before.x - event.clientX) / 2, (before.y - event.clientY) / 2] as const
    // In a small window, the room around the picture scrolls.
    for (const box of [desk.current, desk.current?.parentElement?.parentElement]) box?.scrollBy(...by)
    return true
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (scroll(event)) return
    setIsAway(false)
    session.point(pointOf(event.currentTarget, event))
    const isHeld = drawing.current === event.pointerId
    if (!isHeld && !session.getState().isDrawing) return
    const list = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const moved of isHeld && list.length > 0 ? list : [event])
      session.move(pointOf(event.currentTarget, moved), event.shiftKey)
  }
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (drawing.current === event.pointerId) stop()
  }

  return {
    /** True while the keyboard moves the cursor. */
    isAway,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId)
        if (drawing.current === event.pointerId) {
          drawing.current = null
          session.cancel()
        }
      },
      onPointerLeave: () => drawing.current === null && session.point(null),
      onFocus: (event: { currentTarget: Element }) =>
        event.currentTarget.matches(':focus-visible') && setIsAway(true),
      onKeyDownCapture: () => setIsAway(true),
      onDoubleClick: () => session.finish(),
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  }
}
