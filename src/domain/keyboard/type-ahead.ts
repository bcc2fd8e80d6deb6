/**
 * Which of several labels typed letters lead to: the next that begins with all of them; one letter typed again and
 * again goes through those that begin with it. -1 when none does.
 */
export function typeAhead(labels: readonly string[], from: number, typed: string): number {
  const letters = [...typed.toLocaleLowerCase()]
  const isRepeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const starts = (prefix: string) => (label: string | undefined) =>
    label?.toLocaleLowerCase().startsWith(prefix) ?? false
  // A word being typed may still be the one it stands on; a single letter asks for another.
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
