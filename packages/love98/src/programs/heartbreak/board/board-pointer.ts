import { longPressSlop, startLongPress } from '@/ui/long-press'

/** The input device of a move, for the ranking; `trusted` is `Event.isTrusted`. */
export type InputOrigin = { readonly source: 'pointer' | 'touch' | 'keyboard'; readonly trusted: boolean }

export type BoardGestures = {
  readonly onTap: (cell: number, origin: InputOrigin) => void
  readonly onOpen: (cell: number, origin: InputOrigin) => void
  readonly onPin: (cell: number, origin: InputOrigin) => void
  readonly onChord: (cell: number, origin: InputOrigin) => void
  /** The cell to draw as pressed; with `wide` its neighbors too. */
  readonly onPress: (cell: number | undefined, wide: boolean) => void
  /** Pinch: the distance between two fingers, divided by the distance at the previous call. */
  readonly onPinch: (ratio: number) => void
  readonly onSample: () => void
}

/** The duration of a long press, ms. */
export const longPressMs = 350
/** The change of the distance of two fingers between two calls of `onPinch`, in CSS pixels. */
const pinchStep = 10
/** The duration of the vibration when a long press pins, ms. */
const hapticMs = 10

const primary = 1
const secondary = 2
const middle = 4

/**
 * Listens to mouse, pen and fingers on the board. The mouse works as in 1998: the left button opens on
 * release and the right button pins on press. Both buttons, the middle button or a double click open the
 * cells around a number. A pen's barrel button pins. Fingers tap, press long and pinch.
 * @returns removes the listeners
 */
export function followPointers(grid: HTMLElement, gestures: BoardGestures): () => void {
  const stops = [followMouse(grid, gestures), followTouch(grid, gestures)]
  return () => {
    for (const stop of stops) stop()
  }
}

function followMouse(grid: HTMLElement, gestures: BoardGestures): () => void {
  let held: 'open' | 'chord' | 'spent' | undefined
  const originOf = (event: Event): InputOrigin => ({ source: 'pointer', trusted: event.isTrusted })
  const release = () => {
    held = undefined
    gestures.onPress(undefined, false)
  }
  const onDown = (event: MouseEvent) => {
    const cell = cellAt(event)
    if (cell === undefined) return
    if (event.button === 1) event.preventDefault()
    const both = (event.buttons & (primary | secondary)) === (primary | secondary)
    if (both || event.buttons & middle) held = 'chord'
    else if (event.button === 2) gestures.onPin(cell, originOf(event))
    else if (event.button === 0 && held === undefined) held = event.ctrlKey ? 'spent' : 'open'
    if (event.button === 0 && event.ctrlKey) gestures.onPin(cell, originOf(event))
    if (held === 'open' || held === 'chord') gestures.onPress(cell, held === 'chord')
  }
  const onMove = (event: MouseEvent) => {
    if (event.buttons === 0 && held) return release()
    if (held === 'open' || held === 'chord') gestures.onPress(cellAt(event), held === 'chord')
  }
  const onUp = (event: MouseEvent) => {
    if (!held) return
    const cell = grid.contains(event.target as Node) ? cellAt(event) : undefined
    gestures.onPress(undefined, false)
    if (held === 'chord' && cell !== undefined) gestures.onChord(cell, originOf(event))
    if (held === 'open' && event.button === 0 && cell !== undefined) gestures.onOpen(cell, originOf(event))
    held = event.buttons === 0 ? undefined : 'spent'
  }
  const onDouble = (event: MouseEvent) => {
    const cell = cellAt(event)
    if (cell !== undefined && event.button === 0) gestures.onChord(cell, originOf(event))
  }
  const onMenu = (event: MouseEvent) => {
    // SHIFT opens the browser's own context menu.
    if (!event.shiftKey) event.preventDefault()
  }
  const { signal, stop } = createListenerSignal()
  grid.addEventListener('mousedown', onDown, { signal })
  grid.addEventListener('dblclick', onDouble, { signal })
  grid.addEventListener('contextmenu', onMenu, { signal })
  grid.addEventListener('pointermove', () => gestures.onSample(), { signal, passive: true })
  document.addEventListener('mousemove', onMove, { signal, passive: true })
  document.addEventListener('mouseup', onUp, { signal })
  return stop
}

function followTouch(grid: HTMLElement, gestures: BoardGestures): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let tap: { id: number; cell: number; x: number; y: number; cancel: () => void } | undefined
  let spread = 0
  const originOf = (event: Event): InputOrigin => ({ source: 'touch', trusted: event.isTrusted })
  const cancelTap = () => {
    if (!tap) return
    tap.cancel()
    tap = undefined
    gestures.onPress(undefined, false)
  }
  const distance = () => {
    const [one, other] = [...fingers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    // Prevents the compatibility mouse events that browsers send after a tap.
    event.preventDefault()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const cell = cellAt(event)
    if (fingers.size > 1) {
      cancelTap()
      spread = distance()
      return
    }
    if (cell === undefined) return
    if (event.pointerType === 'pen' && event.buttons & secondary) return gestures.onPin(cell, originOf(event))
    const onLong = () => {
      tap = undefined
      gestures.onPress(undefined, false)
      navigator.vibrate?.(hapticMs)
      gestures.onPin(cell, originOf(event))
    }
    const cancel = startLongPress({ from: event, delay: longPressMs, onLongPress: onLong })
    tap = { id: event.pointerId, cell, x: event.clientX, y: event.clientY, cancel }
    gestures.onPress(cell, false)
  }
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (
      tap?.id === event.pointerId &&
      Math.hypot(event.clientX - tap.x, event.clientY - tap.y) >= longPressSlop
    )
      cancelTap()
    if (fingers.size !== 2) return
    const now = distance()
    if (spread > 0 && Math.abs(now - spread) > pinchStep) {
      gestures.onPinch(now / spread)
      spread = now
    }
  }
  const onEnd = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || tap?.id !== event.pointerId) return
    const { cell } = tap
    cancelTap()
    if (event.type === 'pointerup') gestures.onTap(cell, originOf(event))
  }
  const { signal, stop } = createListenerSignal()
  grid.addEventListener('pointerdown', onDown, { signal })
  document.addEventListener('pointermove', onMove, { signal, passive: true })
  document.addEventListener('pointerup', onEnd, { signal })
  document.addEventListener('pointercancel', onEnd, { signal })
  // Two fingers resize the board instead of zooming the page; one finger scrolls.
  grid.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    signal,
    passive: false,
  })
  return () => {
    cancelTap()
    stop()
  }
}

function createListenerSignal() {
  const controller = new AbortController()
  return { signal: controller.signal, stop: () => controller.abort() }
}

function cellAt({ target }: Event): number | undefined {
  const cell =
    target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
  return cell === undefined ? undefined : Number(cell)
}
