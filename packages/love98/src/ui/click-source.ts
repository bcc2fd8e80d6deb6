import type { MouseEvent } from 'react'

/**
 * Returns true if a click came from the keyboard, assistive technology, touch or a pen. Those open an item with a
 * single click.
 */
export function isTapOrKeyboardClick({ detail, nativeEvent }: MouseEvent): boolean {
  if (detail === 0) return true
  return nativeEvent instanceof PointerEvent && ['touch', 'pen'].includes(nativeEvent.pointerType)
}
