/** Returns true if the text of an element runs from right to left, where the left arrow means "next". */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
