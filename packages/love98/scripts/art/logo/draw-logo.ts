import type { Face } from '../font/load-font.ts'
import { type Icon, iconRows, iconSizes } from '../parse-icon.ts'
import { channels } from '../pixel-colors.ts'
import { createRaster, type Raster } from '../raster.ts'
import { framed } from './card-tile.ts'
import { drawLetter } from './letter-tile.ts'
import type { Logo } from './read-logo.ts'
import { reducePicture } from './reduce-picture.ts'

/** The drawings that follow from a logo. */
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
      const signs = [
        toRows(onCoin ?? createRaster(18, 18), 32),
        toRows(onSmallCoin ?? createRaster(8, 8), 16),
      ]
      const metal = metalUnder([...(signs[0]?.colors.values() ?? [])])
      const rows = iconSizes.map((size, index) => {
        const sign = signs[index]?.rows ?? []
        return iconRows(disc, size, '').map((row, y) =>
          [...row].map((letter, x) => {
            const drawn = sign[y]?.[x] ?? '.'
            return drawn === '.' ? (metal[letter] ?? letter) : drawn
          }),
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

/** The metals of a coin under a logo: a color to compare, and the roles in place of those of the golden disc. */
const metals: readonly { readonly color: string; readonly roles: Readonly<Record<string, string>> }[] = [
  { color: '#ffd84a', roles: {} },
  { color: '#b8b8b8', roles: { Y: 'F', y: 'g', w: 'w', S: 'g' } },
  { color: '#2060c0', roles: { Y: 'B', y: 'b', w: 'c', S: 'b' } },
]

/** Returns the roles of the metal from which the nearest color of a logo is farthest. */
function metalUnder(colors: readonly string[]): Readonly<Record<string, string>> {
  const nearest = (metal: string) =>
    Math.min(...colors.map((color) => distance(channels(color), channels(metal))))
  const [gold, ...others] = metals
  // A logo that is seen well on gold is on gold.
  if (gold && nearest(gold.color) > 100) return gold.roles
  const best = [...others].sort((one, other) => nearest(other.color) - nearest(one.color))[0]
  return best?.roles ?? {}
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)))
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
