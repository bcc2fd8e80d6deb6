type LongPress = {
  readonly from: { readonly pointerId: number; readonly clientX: number; readonly clientY: number }
  readonly onLongPress: () => void
  /** The time that the pointer is held, ms. @default 500 */
  readonly delay?: number
  /** A pointer that moves this far is scrolling or dragging, in CSS pixels. @default 10 */
  readonly slop?: number
}

export const longPressSlop = 10

/**
 * Waits for a long press, outside React. Lifting or moving the pointer and `pointercancel` end the wait.
 * @returns a function that ends the wait and does nothing after that
 */
export function startLongPress({
  from,
  onLongPress,
  delay = 500,
  slop = longPressSlop,
}: LongPress): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const cancel = () => {
    clearTimeout(timer)
    stop.abort()
  }
  const timer = setTimeout(() => {
    stop.abort()
    onLongPress()
  }, delay)
  const isOther = ({ pointerId }: PointerEvent) => pointerId !== from.pointerId
  const end = (event: PointerEvent) => isOther(event) || cancel()
  const move = (event: PointerEvent) => {
    const distance = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY)
    if (distance >= slop) end(event)
  }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('pointerup', end, options)
  window.addEventListener('pointercancel', end, options)
  return cancel
}
