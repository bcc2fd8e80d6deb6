/** Whether an element's text runs from right to left, where "next" is the left arrow. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
