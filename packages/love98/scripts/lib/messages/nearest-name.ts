/**
 * Returns the known name with the fewest edits (Levenshtein distance) to a misspelt one; the first of several.
 *
 * @returns undefined if every name differs in more than half of its letters
 */
export function nearestName(misspelt: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let fewest = Math.floor(misspelt.length / 2) + 1
  for (const name of known) {
    if (Math.abs(name.length - misspelt.length) >= fewest) continue
    const edits = editsBetween(misspelt, name)
    if (edits >= fewest) continue
    fewest = edits
    nearest = name
  }
  return nearest
}

function editsBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1)
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
