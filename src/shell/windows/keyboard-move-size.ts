import type { DesktopStore } from '@/desktop/desktop-store'
import { announce } from '@/desktop/notifications/announcements'
import { keepReachable, type Point, type Rect, resize } from '@/domain/desktop/geometry'
import { placingTexts } from '@/texts/en/shell/window-placement'
import { inLocale } from '@/texts/locale'
import { showDragPreview } from './drag-preview'

/** How far an arrow key goes, CSS pixels: with Ctrl, exactly. */
const step = { coarse: 8, fine: 1 }

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Move and Size of the system menu: the arrow keys place the window, or it follows the pointer, pressed or not; Enter or
 * a click keeps it there, Escape and leaving the page put it back. A live region tells the place.
 */
export function moveSizeByKeyboard(store: DesktopStore, id: string, what: 'move' | 'size'): void {
  const element = document.getElementById(id)
  const window = store.getState().windows[id]
  if (!element || !window || window.maximized || window.minimized) return
  store.dispatch({ type: 'focused', id })
  const texts = inLocale(placingTexts)
  const { area } = store.getState()
  const start = window.rect
  const shape = showDragPreview(element, start)
  const keyboard = keyboardFor(
    element,
    what === 'move' ? texts.moveHint(window.title) : texts.sizeHint(window.title),
  )
  const root = document.documentElement
  root.dataset.placing = what
  const stop = new AbortController()
  let rect = start
  let from: { at: Point; rect: Rect } | null = null

  const placed = (base: Rect, by: Point) =>
    what === 'move'
      ? keepReachable({ ...base, x: base.x + by.x, y: base.y + by.y }, area)
      : resize(base, { x: 1, y: 1 }, by, window, area)
  const show = (next: Rect) => {
    rect = next
    if (what === 'move') shape.moveTo(rect)
    else shape.fit(rect)
  }
  const tell = () =>
    announce(what === 'move' ? texts.place(rect.x, rect.y) : texts.size(rect.width, rect.height))
  const finish = (isKept: boolean) => {
    if (stop.signal.aborted) return
    stop.abort()
    delete root.dataset.placing
    keyboard.remove()
    shape.end()
    if (isKept) store.dispatch({ type: 'moved', id, rect })
    element.focus({ preventScroll: true })
    announce(isKept ? texts.kept : texts.putBack)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) {
      const by = event.ctrlKey ? step.fine : step.coarse
      from = null
      show(placed(rect, { x: arrow.x * by, y: arrow.y * by }))
      tell()
    } else if (event.key === 'Enter' || event.key === ' ') finish(true)
    else if (event.key === 'Escape' || event.key === 'Tab') finish(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    // The first move is the origin of the drag.
    from ??= { at: { x: clientX, y: clientY }, rect }
    show(placed(from.rect, { x: clientX - from.at.x, y: clientY - from.at.y }))
  }
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault()
    event.stopPropagation()
    // A tap has no moves before it: the corner goes to the finger.
    if (event.pointerType !== 'mouse') show(placed(rect, tapped(event)))
    swallowClick()
    finish(true)
  }
  const tapped = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = element
    if (what === 'size') return { x: clientX - left - width, y: clientY - top - height }
    return { x: clientX - left - width / 2, y: clientY - top - 12 }
  }
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('pointermove', onPointerMove, options)
  document.addEventListener('pointerdown', onPointerDown, options)
  globalThis.addEventListener('blur', () => finish(false), { signal: stop.signal })
}

/** Screen readers hand the arrow keys on while a field has the focus; this one takes no text. */
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

/** The press that ends the placing must not click the element below it. */
function swallowClick(): void {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    stop.abort()
  }
  document.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  // A press without a click ends it too.
  document.addEventListener('pointerup', () => setTimeout(() => stop.abort()), {
    capture: true,
    once: true,
    signal: stop.signal,
  })
}
