/** The longest time between the two clicks of a double click, ms, as in Windows 98. */
export const doubleClickTime = 500
/** The longest distance between them, horizontally and vertically, CSS pixels: of a mouse as in Windows 98, of a finger. */
const distance = { mouse: 4, finger: 24 }

/** The parts of a `PointerEvent` that decide. */
export type Click = {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
  readonly pointerType: string
}

/** Whether two clicks on one target are a double click. */
export function isDoubleClick(first: Click, second: Click): boolean {
  const reach = second.pointerType === 'mouse' ? distance.mouse : distance.finger
  return (
    second.timeStamp - first.timeStamp <= doubleClickTime &&
    Math.abs(second.clientX - first.clientX) <= reach &&
    Math.abs(second.clientY - first.clientY) <= reach
  )
}

/**
 * Detects double clicks on one target; a third click begins anew. The browser's `dblclick` and `detail` do not serve: they
 * count clicks on two windows at one place as one.
 *
 * @returns tells of each click whether it completes a double click
 */
export function createDoubleClickDetector(): (click: Click) => boolean {
  let last: Click | null = null
  return (click) => {
    const isDouble = last !== null && isDoubleClick(last, click)
    last = isDouble ? null : click
    return isDouble
  }
}
