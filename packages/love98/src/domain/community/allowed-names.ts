/** A problem line names at most this many allowed values. */
const mostNamed = 8

/**
 * Returns the allowed values for people, nearest to the written one first: `allowed: cat-club, love and 3 more`.
 * @param written what the person wrote
 */
export function allowedNames(written: unknown, names: readonly string[]): string {
  const typed = String(written).toLowerCase()
  const nearest = names.toSorted(
    (a, b) => distance(typed, a.toLowerCase()) - distance(typed, b.toLowerCase()),
  )
  const left = nearest.length - mostNamed
  return `allowed: ${nearest.slice(0, mostNamed).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

/** Returns the Levenshtein distance of two texts: the number of letters to insert, remove or replace. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1]
    for (let index = 0; index < other.length; index++) {
      const replaced = (row[index] ?? 0) + (letter === other[index] ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
