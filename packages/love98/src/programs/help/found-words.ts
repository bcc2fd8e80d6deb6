export type FoundPiece = { readonly text: string; readonly isFound: boolean }

/**
 * Splits a text at the words of a search, in any case.
 * @param words in lowercase
 */
export function splitAtWords(text: string, words: readonly string[]): readonly FoundPiece[] {
  if (words.length === 0) return [{ text, isFound: false }]
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const pattern = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '')
}
