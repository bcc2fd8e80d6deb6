/**
 * The element in which `earlyKeysScript` stores the names of keys; `typed` is `null` once the program itself listens.
 */
type Frame = HTMLElement & { typed?: string[] | null }

/**
 * Returns the text that was typed into a dialog window before its program was loaded, and whether ENTER was pressed.
 * The frame then stops recording.
 * @param inside an element of the program
 * @returns null after the first call
 */
export function consumeEarlyText(inside: Element): { text: string; isEntered: boolean } | null {
  const frame = inside.closest<Frame>('[data-window]')
  if (!frame || frame.typed === null) return null
  const keys = frame.typed ?? []
  frame.typed = null
  const end = keys.indexOf('Enter')
  let text: string[] = []
  for (const key of end < 0 ? keys : keys.slice(0, end))
    if (key === 'Backspace') text = text.slice(0, -1)
    else if ([...key].length === 1) text.push(key)
  return { text: text.join(''), isEntered: end >= 0 }
}
