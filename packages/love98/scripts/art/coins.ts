import { luminance } from '../../src/domain/appearance/contrast.ts'
import type { Color } from '../../src/domain/appearance/skin.ts'
import { coinName } from '../../src/domain/community/token-symbol.ts'
import type { LetterDrawings } from './letter-drawings.ts'
import { type Icon, iconRows, iconSizes } from './parse-icon.ts'
import { mix, ofHue, toFewColors } from './pixel-colors.ts'

/** A coin that is drawn by hand: the signs on it, and its colors as roles. */
export type Coin = {
  name: string
  sign: readonly string[]
  face: string
  shade: string
  lit: string
  rim: string
  ink: string
}

/**
 * Draws a coin: the shared disc in the coin's roles, with its sign in the middle. The disc is drawn in gold (`Y` face,
 * `y` shade, `w` lit edge, `S` rim); other letters stay.
 */
export function strikeCoin(disc: Icon, coin: Coin, letters: LetterDrawings): Icon {
  const roles = new Map([
    ['Y', coin.face],
    ['y', coin.shade],
    ['w', coin.lit],
    ['S', coin.rim],
  ])
  const sizes = iconSizes.map((size) => {
    const rows = iconRows(disc, size, '').map((row) => [...row].map((letter) => roles.get(letter) ?? letter))
    const glyphs = coin.sign.flatMap((sign) => [letters.get(size === 32 ? 'large' : 'small', sign)])
    stamp(rows, glyphs, coin.ink)
    return [size, { rows: rows.map((row) => row.join('')), overlays: new Map() }] as const
  })
  return { name: coin.name, sizes: new Map(sizes) }
}

/** Letters of a token's coin for its own colors. They are not roles of icons. */
const own = { face: '0', shade: '1', lit: '2', ink: '3' }

/** The most colors of tokens that are kept exactly. A picture has at most 256 colors, of which a coin takes three. */
const mostExactColors = 50

/**
 * Draws the coins of tokens: one or two letters of the symbol on a disc in the token's color. Many different colors are
 * replaced by the nearest of 125, because a picture has at most 256.
 * @param tokens symbols with their colors, `#rrggbb`; default: a color that follows from the symbol
 */
export function strikeTokenCoins(
  disc: Icon,
  tokens: readonly { readonly symbol: string; readonly color?: string | undefined }[],
  letters: LetterDrawings,
): Icon[] {
  const colored = tokens.map(({ symbol, color }) => ({
    symbol,
    color: (color ?? colorOfSymbol(symbol)).toLowerCase(),
  }))
  const isExact = new Set(colored.map(({ color }) => color)).size <= mostExactColors
  return colored.map(({ symbol, color }) => {
    const shades = {
      face: color,
      shade: mix(color, '#000000', 0.4),
      lit: mix(color, '#ffffff', 0.65),
    }
    const [face, shade, lit] = Object.values(shades).map((one) => (isExact ? one : toFewColors(one)))
    const ink = luminance(color as Color) > 0.3 ? '#000000' : '#ffffff'
    const sign = signOf(symbol, letters)
    const coin = strikeCoin(disc, { name: coinName(symbol), sign, ...own, rim: own.shade }, letters)
    const colors = new Map(
      Object.entries({ face, shade, lit, ink }).map(([part, hex]) => [
        own[part as keyof typeof own],
        hex ?? '',
      ]),
    )
    return { ...coin, colors: () => colors }
  })
}

/** Returns the first two letters or digits of a symbol that are drawn in both sizes. */
function signOf(symbol: string, letters: LetterDrawings): string[] {
  const drawn = [...symbol.toLowerCase()].filter(
    (sign) => letters.has('large', sign) && letters.has('small', sign),
  )
  return drawn.slice(0, 2)
}

/** The hues of coins without a color of their own: all but the oranges, which look like a chosen color. */
const hues = Array.from({ length: 24 }, (_, index) => index * 15).filter((hue) => hue < 10 || hue > 44)

function colorOfSymbol(symbol: string): string {
  // FNV-1a, so that symbols with the same letters get different colors.
  let hash = 0x811c9dc5
  for (const sign of symbol) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const lightness = [0.3, 0.45, 0.6][(hash >>> 8) % 3] ?? 0.45
  return ofHue(hues[(hash >>> 16) % hues.length] ?? 0, 0.6, lightness)
}

/** Draws glyphs side by side in the middle of the rows. */
export function stamp(rows: string[][], glyphs: readonly (readonly string[])[], ink: string) {
  if (glyphs.length === 0) return
  const height = Math.max(...glyphs.map((glyph) => glyph.length))
  const width = glyphs.reduce((sum, glyph) => sum + (glyph[0]?.length ?? 0) + 1, -1)
  const top = Math.floor((rows.length - height) / 2)
  let left = Math.floor((rows.length - width) / 2)
  for (const glyph of glyphs) {
    glyph.forEach((line, y) => {
      ;[...line].forEach((dot, x) => {
        const row = rows[top + y]
        if (row && dot === '#') row[left + x] = ink
      })
    })
    left += (glyph[0]?.length ?? 0) + 1
  }
}
