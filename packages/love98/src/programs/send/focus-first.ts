/**
 * A ref for the first part of a page that takes the place of another: the focus would be lost with the button
 * that was pressed. Enter presses nothing there.
 */
export function focusFirst(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true })
}
