import type { SkinColors } from '../../../src/domain/appearance/skin.ts'
import { UserError } from '../../lib/user-error.mjs'
import { stamp } from '../coins.ts'
import type { Face } from '../font/load-font.ts'
import { iconSizes } from '../parse-icon.ts'
import { mix } from '../pixel-colors.ts'
import { createRaster, draw } from '../raster.ts'
import { framed } from './card-tile.ts'
import type { LogoDrawings } from './draw-logo.ts'

/** A raised tile in the colors of a caption, with the letter in the pixel font. */
export function drawLetter(letter: string, faces: readonly Face[]): LogoDrawings {
  const glyph = glyphOf(letter, faces)
  const rows = iconSizes.map((size) => {
    const tile = tileRows(size)
    stamp(tile, [size === 32 ? enlarged(glyph, 2) : glyph], '0')
    return tile.map((row) => row.join(''))
  })
  const drawing = (index: number) => ({ rows: rows[index] ?? [], overlays: new Map() })
  const sizes = new Map(iconSizes.map((size, index) => [size, drawing(index)]))
  const padded = glyph.map((row) => `.${row}.`)
  const back = [...padded, '.'.repeat(padded[0]?.length ?? 0)].map((row) =>
    [...row].map((dot) => (dot === '#' ? 'c' : 'B')).join(''),
  )
  return { start: { name: 'start', sizes, colors: captionColors }, coin: null, back: framed(back) }
}

const bands = '123456'

/** The gradient of a caption has six steps on a tile. */
function captionColors({ palette }: SkinColors): Map<string, string> {
  const colors = [...bands].map((band, index) => {
    const part = index / (bands.length - 1)
    return [band, mix(palette.ActiveTitle, palette.GradientActiveTitle, part)] as const
  })
  return new Map([
    ...colors,
    ['0', palette.TitleText],
    ['+', mix(palette.GradientActiveTitle, '#ffffff', 0.5)],
    ['-', mix(palette.ActiveTitle, '#000000', 0.4)],
  ])
}

function tileRows(size: number): string[][] {
  const edge = size === 32 ? 1 : 0
  const [first, last] = [edge, size - 1 - edge]
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      if (x < first || y < first || x > last || y > last) return '.'
      const isCorner = (x === first || x === last) && (y === first || y === last)
      if (isCorner) return '.'
      if (x === first || x === last || y === first || y === last) return 'k'
      if (x === first + 1 || y === first + 1) return '+'
      if (x === last - 1 || y === last - 1) return '-'
      return bands[Math.floor(((x - first) * bands.length) / (last - first + 1))] ?? '1'
    }),
  )
}

function enlarged(rows: readonly string[], times: number): string[] {
  return rows.flatMap((row) => {
    const wide = [...row].map((dot) => dot.repeat(times)).join('')
    return Array.from({ length: times }, () => wide)
  })
}

/** @throws {UserError} if the pixel font has no such letter */
function glyphOf(letter: string, faces: readonly Face[]): readonly string[] {
  const bold = faces.find(({ isBold }) => isBold)
  const parts = bold?.composed.get(letter) ?? [{ name: letter, x: 0, y: 0 }]
  const glyphs = parts.map((part) => {
    const glyph = bold?.glyphs.get(bold.same.get(part.name) ?? part.name)
    if (!glyph)
      throw new UserError(
        `logo.txt: the pixel font has no "${letter}". Use a Latin or Cyrillic letter, or logo.png.`,
      )
    return { ...glyph, x: part.x, top: glyph.top + part.y }
  })
  const top = Math.max(...glyphs.map((glyph) => glyph.top))
  const height = Math.max(...glyphs.map((glyph) => top - glyph.top + glyph.rows.length))
  const left = Math.min(...glyphs.map(({ x }) => x))
  const width = Math.max(...glyphs.map(({ x, rows }) => x - left + (rows[0]?.length ?? 0)))
  const mask = createRaster(width, height)
  for (const glyph of glyphs) {
    const part = createRaster(glyph.rows[0]?.length ?? 0, glyph.rows.length)
    glyph.rows.forEach((row, y) => {
      ;[...row].forEach((dot, x) => {
        if (dot === '#') part.pixels[y * part.width + x] = 1
      })
    })
    draw(mask, part, glyph.x - left, top - glyph.top)
  }
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (mask.pixels[y * width + x] ? '#' : '.')).join(''),
  )
}

/** Returns the first letter of a name that the pixel font has, for a community without a logo; `*` if it has none. */
export function letterOf(name: string, faces: readonly Face[]): string {
  const bold = faces.find(({ isBold }) => isBold)
  const letters = [...name.normalize('NFC').toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  return (
    letters.find((sign) => bold?.glyphs.has(sign) || bold?.composed.has(sign) || bold?.same.has(sign)) ?? '*'
  )
}
