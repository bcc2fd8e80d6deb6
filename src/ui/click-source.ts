import type { MouseEvent } from 'react'

/** Whether a click came from the keyboard, assistive technology, touch or a pen: those open by a single click. */
export function isTapOrKeyboardClick({ detail, nativeEvent }: MouseEvent): boolean {
  if (detail === 0) return true
  return nativeEvent instanceof PointerEvent && ['touch', 'pen'].includes(nativeEvent.pointerType)
}
