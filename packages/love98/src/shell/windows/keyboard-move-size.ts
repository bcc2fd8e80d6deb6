import type { DesktopStore } from '@/desktop/desktop-store'
import { announce } from '@/desktop/notifications/announcements'
import { placingShortcuts } from '@/domain/keyboard/placing-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import {
  keepReachable,
  type Point,
  type Rect,
  resize,
  type Size,
  type SizeLimits,
} from '@/domain/windows/geometry'
import { placing } from '@/texts/placing'

import { showDragPreview } from './drag-preview'

/** The distance of one press of an arrow key, in CSS pixels; `fine` is the distance with CTRL. */
const step = { coarse: 8, fine: 1 }

/** The Move and Size commands of the system menu of a window. */
export function moveSizeByKeyboard(store: DesktopStore, id: string, mode: 'move' | 'size'): void {
  const element = document.getElementById(id)
  const window = store.getState().windows[id]
  if (!element || !window || window.maximized || window.minimized) return
  store.dispatch({ type: 'focused', id })
  const { area } = store.getState()
  placeByKeyboard({
    element,
    hint: mode === 'move' ? placing.moveHint(window.title) : placing.sizeHint(window.title),
    start: window.rect,
    area,
    sizeLimits: mode === 'size' ? window : null,
    onKeep: (rect) => store.dispatch({ type: 'moved', id, rect }),
    focus: element,
  })
}

type Placing = {
  element: HTMLElement
  /** The accessible name of the field that has the keys meanwhile. */
  hint: string
  /** CSS pixels of the work area, as `area`. */
  start: Rect
  area: Size
  /** Null to move. */
  sizeLimits: SizeLimits | null
  onKeep: (rect: Rect) => void
  /** The element that has the focus afterward. */
  focus: HTMLElement
}

/**
 * The arrow keys move or resize a window or a dialog, and so does the pointer with or without a pressed button. ENTER or
 * a click accepts the result; ESC and leaving the page restore the place. A live region announces the position or the
 * size.
 */
export function placeByKeyboard({ element, hint, start, area, sizeLimits, onKeep, focus }: Placing): void {
  const shape = showDragPreview(element, start)
  const keyboard = keyboardFor(element, hint)
  const root = document.documentElement
  root.dataset.placing = sizeLimits ? 'size' : 'move'
  const stop = new AbortController()
  let rect = start
  let from: { at: Point; rect: Rect } | null = null

  const placed = (base: Rect, by: Point) =>
    sizeLimits
      ? resize(base, { x: 1, y: 1 }, by, sizeLimits, area)
      : keepReachable({ ...base, x: base.x + by.x, y: base.y + by.y }, area)
  const show = (next: Rect) => {
    rect = next
    if (sizeLimits) shape.fit(rect)
    else shape.moveTo(rect)
  }
  const announcePosition = () =>
    announce(sizeLimits ? placing.size(rect.width, rect.height) : placing.place(rect.x, rect.y))
  const finish = (isKept: boolean) => {
    if (stop.signal.aborted) return
    stop.abort()
    delete root.dataset.placing
    keyboard.remove()
    shape.end()
    if (isKept) onKeep(rect)
    focus.focus({ preventScroll: true })
    announce(isKept ? placing.kept : placing.positionRestored)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const go = (x: number, y: number) => () => {
      const by = event.ctrlKey ? step.fine : step.coarse
      from = null
      show(placed(rect, { x: x * by, y: y * by }))
      announcePosition()
    }
    const [up, down, left, right] = [go(0, -1), go(0, 1), go(-1, 0), go(1, 0)]
    const isHandled = handleShortcut(placingShortcuts, event, {
      place: { ArrowUp: up, ArrowDown: down, ArrowLeft: left, ArrowRight: right },
      'place-finely': {
        'Control+ArrowUp': up,
        'Control+ArrowDown': down,
        'Control+ArrowLeft': left,
        'Control+ArrowRight': right,
      },
      'keep-place': () => finish(true),
      'leave-place': () => finish(false),
    })
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    // The position of the first move is the origin of the drag.
    from ??= { at: { x: clientX, y: clientY }, rect }
    show(placed(from.rect, { x: clientX - from.at.x, y: clientY - from.at.y }))
  }
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault()
    event.stopPropagation()
    // A tap has no preceding moves, so the window or its corner moves to the finger.
    if (event.pointerType !== 'mouse') show(placed(rect, tapped(event)))
    swallowClick()
    finish(true)
  }
  const tapped = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = element
    if (sizeLimits) return { x: clientX - left - width, y: clientY - top - height }
    return { x: clientX - left - width / 2, y: clientY - top - 12 }
  }
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('pointermove', onPointerMove, options)
  document.addEventListener('pointerdown', onPointerDown, options)
  globalThis.addEventListener('blur', () => finish(false), { signal: stop.signal })
}

/** Creates a read-only field that keeps screen readers from intercepting the arrow keys. */
function keyboardFor(element: HTMLElement, label: string): HTMLInputElement {
  const field = document.createElement('input')
  field.readOnly = true
  field.inputMode = 'none'
  field.className = 'visually-hidden'
  field.setAttribute('aria-label', label)
  element.append(field)
  field.focus({ preventScroll: true })
  return field
}

/** Prevents the click of the press that ends the command, so that the element below it is not clicked. */
function swallowClick(): void {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    stop.abort()
  }
  document.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  // A press without a click also ends the wait.
  document.addEventListener('pointerup', () => setTimeout(() => stop.abort()), {
    capture: true,
    once: true,
    signal: stop.signal,
  })
}
