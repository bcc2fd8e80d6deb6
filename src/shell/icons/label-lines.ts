/** Characters that a cell of the desktop holds in one line. */
const cellLength = 12

/**
 * Divides a label into the two lines whose longer one is shortest, so that its box is as wide as the words and not as the
 * cell. The words of a line are joined by no-break spaces; the only place left to break is between the lines.
 *
 * @returns `null` for a label that has one line, or whose lines are the browser's choice
 */
export function balanceLabel(label: string): string | null {
  const words = label.split(' ')
  if (label.length <= cellLength || words.length < 2) return null
  const lengths = words.map((_, index) =>
    Math.max(words.slice(0, index).join(' ').length, words.slice(index).join(' ').length),
  )
  const longer = Math.min(...lengths.slice(1))
  if (words.length > 2 && longer > cellLength) return null
  const at = lengths.indexOf(longer, 1)
  return `${words.slice(0, at).join('\u00a0')} ${words.slice(at).join('\u00a0')}`
}
