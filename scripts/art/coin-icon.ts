import type { Letters } from './letters.ts'
import { type Icon, iconRows, iconSizes } from './parse-icon.ts'

export type Coin = {
  name: string
  sign: string[]
  face: string
  shade: string
  lit: string
  rim: string
  ink: string
}

/**
 * Strikes one coin: the shared disc in the coin's roles, its sign in the middle. The disc is drawn in gold
 * (`Y` face, `y` shade, `w` lit edge, `S` rim); other letters stay.
 */
export function strikeCoin(disc: Icon, coin: Coin, letters: Letters): Icon {
  const roles = new Map([
    ['Y', coin.face],
    ['y', coin.shade],
    ['w', coin.lit],
    ['S', coin.rim],
  ])
  const sizes = iconSizes.map((size) => {
    const rows = iconRows(disc, size, '').map((row) => [...row].map((letter) => roles.get(letter) ?? letter))
    const glyphs = coin.sign.map((sign) => letters.get(size === 32 ? 'large' : 'small', sign))
    stamp(rows, glyphs, coin.ink)
    return [size, { rows: rows.map((row) => row.join('')), overlays: new Map() }] as const
  })
  return { name: coin.name, sizes: new Map(sizes) }
}

function stamp(rows: string[][], glyphs: readonly string[][], ink: string) {
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
