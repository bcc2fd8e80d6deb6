import type { SkinColors } from '../../../src/domain/appearance/skin.ts'
import { stamp } from '../coins.ts'
import type { Face } from '../font/load-font.ts'
import { type Icon, iconRows, iconSizes } from '../parse-icon.ts'
import { mix } from '../pixel-colors.ts'
import { createRaster, draw, type Raster } from '../raster.ts'
import type { Logo } from './read-logo.ts'
import { reducePicture } from './reduce-picture.ts'
import { UserError } from '../../lib/user-error.mjs'

/** What is drawn from a logo. */
export type LogoDrawings = {
  /** The icon of the Start button, of the site and of the installed app. */
  readonly start: Icon
  /** The coin of the community's token; null for a letter, whose coin shows the letters of the symbol. */
  readonly coin: ((name: string, disc: Icon) => Icon) | null
  /** One tile of a card back, in roles. */
  readonly back: readonly string[]
}

/** @throws {UserError} if the logo cannot be drawn */
export async function drawLogo(logo: Logo, faces: readonly Face[]): Promise<LogoDrawings> {
  return logo.kind === 'letter' ? drawLetter(logo.letter, faces) : drawPicture(logo.bytes, logo.file)
}

/** The letters of a logo's colors. They are not roles of icons. */
const letters = '0123456789+'

async function drawPicture(bytes: Buffer, file: string): Promise<LogoDrawings> {
  // The outline takes one pixel on each side.
  const [large, small, onCoin, onSmallCoin, onCard] = await Promise.all(
    [30, 14, 18, 8, 10].map((size) => reducePicture(bytes, file, size)),
  )
  const rowsOf = (raster: Raster | undefined, size: number) => {
    const { rows, colors } = toRows(raster ?? createRaster(size, size), size)
    return { rows: outlined(rows), colors }
  }
  const [whole, tiny] = [rowsOf(large, 32), rowsOf(small, 16)]
  return {
    start: iconOf('start', [whole.rows, tiny.rows], [whole.colors, tiny.colors]),
    coin: (name, disc) => {
      const signs = [toRows(onCoin ?? createRaster(18, 18), 32), toRows(onSmallCoin ?? createRaster(8, 8), 16)]
      const rows = iconSizes.map((size, index) => {
        const sign = signs[index]?.rows ?? []
        return iconRows(disc, size, '').map((row, y) =>
          [...row].map((letter, x) => (sign[y]?.[x] === '.' ? letter : (sign[y]?.[x] ?? letter))),
        )
      })
      return iconOf(
        name,
        rows,
        signs.map(({ colors }) => colors),
      )
    },
    back: toBack(onCard ?? createRaster(10, 10)),
  }
}

/** Centers a picture in rows of letters. */
function toRows({ width, pixels }: Raster, size: number): { rows: string[][]; colors: Map<string, string> } {
  const palette = [...new Set(pixels)].filter((pixel) => pixel !== 0).sort((a, b) => a - b)
  const margin = (size - width) / 2
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const isInside = x >= margin && x < margin + width && y >= margin && y < margin + width
      const pixel = isInside ? (pixels[(y - margin) * width + x - margin] ?? 0) : 0
      return pixel === 0 ? '.' : (letters[palette.indexOf(pixel)] ?? '.')
    }),
  )
  const colors = new Map(palette.map((pixel, index) => [letters[index] ?? '', `#${hex(pixel)}`]))
  return { rows, colors }
}

function hex(pixel: number): string {
  return (pixel >>> 8).toString(16).padStart(6, '0')
}

/** Draws an outline of one pixel around everything. */
function outlined(rows: readonly string[][]): string[][] {
  const isDrawn = (x: number, y: number) => (rows[y]?.[x] ?? '.') !== '.'
  return rows.map((row, y) =>
    row.map((letter, x) =>
      letter === '.' && (isDrawn(x - 1, y) || isDrawn(x + 1, y) || isDrawn(x, y - 1) || isDrawn(x, y + 1))
        ? 'k'
        : letter,
    ),
  )
}

/**
 * Both sizes have their own colors: the letters of the small one get a mark of their own.
 * @param rows and colors of 32 and of 16 pixels
 */
function iconOf(
  name: string,
  [large = [], small = []]: readonly string[][][],
  [ofLarge, ofSmall]: readonly ReadonlyMap<string, string>[],
): Icon {
  const renamed = new Map([...letters].map((letter, index) => [letter, String.fromCharCode(0xe000 + index)]))
  const rename = (letter: string) => renamed.get(letter) ?? letter
  const colors = new Map([
    ...(ofLarge ?? []),
    ...[...(ofSmall ?? [])].map(([letter, color]) => [rename(letter), color] as const),
  ])
  const drawing = (rows: readonly string[][]) => ({
    rows: rows.map((row) => row.join('')),
    overlays: new Map(),
  })
  return {
    name,
    sizes: new Map([
      [32, drawing(large)],
      [16, drawing(small.map((row) => row.map(rename)))],
    ]),
    colors: () => colors,
  }
}

/** The pattern of a card back: the silhouette in the first accent's light color, its dark parts in shade. */
function toBack({ width, height, pixels }: Raster): string[] {
  const light = [...pixels].map(brightness)
  const drawn = light.filter((value) => value > 0)
  const middle = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
  return framed(
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => {
        const value = light[y * width + x] ?? 0
        return value === 0 ? 'B' : value < middle * 0.7 ? 'b' : 'c'
      }).join(''),
    ),
  )
}

/** @returns 0 for a clear pixel, else 1…256 */
function brightness(pixel: number): number {
  if (pixel === 0) return 0
  return 1 + (((pixel >>> 24) * 2 + ((pixel >>> 16) & 255) * 5 + ((pixel >>> 8) & 255)) >> 3)
}

function framed(rows: readonly string[]): string[] {
  const blank = 'B'.repeat((rows[0]?.length ?? 0) + 2)
  return [blank, ...rows.map((row) => `B${row}B`), blank]
}

/** A raised tile in the colors of a caption, with the letter in the pixel font. */
function drawLetter(letter: string, faces: readonly Face[]): LogoDrawings {
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
      throw new UserError(`logo.txt: the pixel font has no "${letter}". Use a Latin or Cyrillic letter, or logo.png.`)
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
  return letters.find((sign) => bold?.glyphs.has(sign) || bold?.composed.has(sign) || bold?.same.has(sign)) ?? '*'
}
