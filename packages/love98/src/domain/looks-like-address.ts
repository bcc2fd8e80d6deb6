/** Characters that look like a digit of an address. */
const twins: Readonly<Record<string, string>> = {
  '\u0430': 'a',
  '\u0441': 'c',
  '\u0435': 'e',
  '\u0445': 'x',
  '\u03c7': 'x',
  '\u00d7': 'x',
  '\u043e': '0',
  '\u03bf': '0',
  o: '0',
}

/** The number of characters that are checked; a visitor does not see an address further back in a name. */
const longest = 400

/** `0x` and 40 digits, or a shortened form: the beginning and the end with something between them. */
const shapes = [
  /[0-9a-f]{40}/,
  /0x[0-9a-f]{8}/,
  /0x[0-9a-f]{2,}[.…\u22ef\u2025\u00b7•*_~\-\u2010-\u2015]+[0-9a-f]{3,}(?![a-z])/,
]

/**
 * Returns whether a name that a stranger chose could be mistaken for an address, in full or shortened, including one in
 * look-alike characters.
 */
export function looksLikeAddress(name: string): boolean {
  const folded = [...name.slice(0, longest).normalize('NFKC').toLowerCase()]
    .filter((character) => !/[\s\p{Cc}\p{Cf}\p{M}]/u.test(character))
    .map((character) => twins[character] ?? character)
    .join('')
  return shapes.some((shape) => shape.test(folded))
}
