/**
 * White space, control and format characters (which include bidirectional controls), unassigned and invisible
 * characters, and those that separate the parts of a pair's name or of an address.
 */
const unprintable = /[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\-/\\]/u

/** Counted in code points. */
const longestSymbol = 20

/** Returns whether a text can be the symbol of a token: `cbBTC`, `$CAT`. Symbols are compared exactly. */
export function isTokenSymbol(text: string): boolean {
  const { length } = Array.from(text)
  return length >= 1 && length <= longestSymbol && !unprintable.test(text)
}

/** Returns whether a text is the name of a pair, BASE-TOKEN: `CAT-cbBTC`. */
export function isPairName(text: string): boolean {
  const symbols = text.split('-')
  return symbols.length === 2 && symbols.every(isTokenSymbol)
}

/** Returns the form in which symbols are alike that people mistake for each other: `USDbC` and `USDBC`. */
export function foldSymbol(symbol: string): string {
  return symbol.normalize('NFKC').toLowerCase()
}

/**
 * Returns the name of the icon with the coin of a token: `coin-cbbtc`, and `coin--u24-cat` for `$CAT`. The name has
 * lowercase letters, digits and hyphens only. Symbols that differ by `foldSymbol` have different names, because a
 * symbol has no hyphen.
 */
export function coinName(symbol: string): string {
  const safe = Array.from(foldSymbol(symbol), (character) =>
    /[a-z0-9]/.test(character) ? character : `-u${character.codePointAt(0)?.toString(16)}-`,
  )
  return `coin-${safe.join('')}`
}

/** Returns the coin of a token, or another icon of money if no coin is drawn for it. */
export function coinIcon(symbol: string, iconNames: readonly string[]): string {
  const name = coinName(symbol)
  return iconNames.includes(name) ? name : 'holdings'
}
