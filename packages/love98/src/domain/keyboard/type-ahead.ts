/**
 * Returns the index of the label that typed letters select: the next one that begins with all of them. The same letter
 * typed repeatedly goes through the labels that begin with it. Returns -1 if no label matches.
 */
export function typeAhead(labels: readonly string[], from: number, typed: string): number {
  const letters = [...typed.toLocaleLowerCase()]
  const isRepeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const starts = (prefix: string) => (label: string | undefined) =>
    label?.toLocaleLowerCase().startsWith(prefix) ?? false
  // Several letters may match the current label; a single letter moves to the next one.
  const exact = ahead(labels, letters.length > 1 ? from : from + 1, starts(letters.join('')))
  if (exact >= 0 || !isRepeated) return exact
  return ahead(labels, from + 1, starts(letters[0] ?? ''))
}

function ahead(
  labels: readonly string[],
  from: number,
  matches: (label: string | undefined) => boolean,
): number {
  const order = labels.map((_, step) => (Math.max(0, from) + step) % labels.length)
  return order.find((index) => matches(labels[index])) ?? -1
}
