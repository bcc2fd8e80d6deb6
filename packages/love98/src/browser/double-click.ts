/** The maximum time between the two clicks of a double click, ms, as in Windows 98. */
export const doubleClickTime = 500
/**
 * The maximum distance between the two clicks, horizontally and vertically, in CSS pixels; for a mouse as in Windows
 * 98.
 */
const distance = { mouse: 4, finger: 24 }

export type Click = {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
  readonly pointerType: string
}

export function isDoubleClick(first: Click, second: Click): boolean {
  const reach = second.pointerType === 'mouse' ? distance.mouse : distance.finger
  return (
    second.timeStamp - first.timeStamp <= doubleClickTime &&
    Math.abs(second.clientX - first.clientX) <= reach &&
    Math.abs(second.clientY - first.clientY) <= reach
  )
}

/**
 * Detects double clicks on one target; a third click begins a new one. The browser's `dblclick` and `detail` are not
 * suitable: they count clicks on two windows at the same position as one double click.
 *
 * @returns a function that returns whether a click completes a double click
 */
export function createDoubleClickDetector(): (click: Click) => boolean {
  let last: Click | null = null
  return (click) => {
    const isDouble = last !== null && isDoubleClick(last, click)
    last = isDouble ? null : click
    return isDouble
  }
}
