import { type PngParts, samplesOf } from './png'
import { createRaster, type Raster } from './raster'

/** First column, first row, and the steps of the passes of an interlaced picture (ISO/IEC 15948, 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const white = 0xffffffff

/** Returns the picture of expanded samples on white, or null if they are too short or have an unknown filter or color. */
export function decodePixels(parts: PngParts, samples: Uint8Array): Raster | null {
  const { width, height, depth, type, isInterlaced } = parts
  const raster = createRaster(width, height, white)
  const bits = depth * samplesOf(type)
  let at = 0
  for (const [left, top, stepX, stepY] of isInterlaced ? passes : ([[0, 0, 1, 1]] as const)) {
    const columns = Math.ceil((width - left) / stepX)
    if (columns <= 0) continue
    const stride = Math.ceil((columns * bits) / 8)
    let above = new Uint8Array(stride)
    for (let y = top; y < height; y += stepY) {
      const row = samples.slice(at + 1, at + 1 + stride)
      const filter = samples[at] ?? 255
      if (row.length < stride || filter > 4) return null
      restore(row, above, filter, Math.max(1, bits >> 3))
      for (let column = 0; column < columns; column++) {
        const pixel = pixelOfRow(row, column, parts)
        if (pixel === null) return null
        raster.pixels[y * width + left + column * stepX] = pixel
      }
      above = row
      at += 1 + stride
    }
  }
  return raster
}

/** Reverses the filter of a row (ISO/IEC 15948, 9.2). */
function restore(row: Uint8Array, above: Uint8Array, filter: number, distance: number): void {
  for (let index = 0; index < row.length; index++) {
    const left = row[index - distance] ?? 0
    const up = above[index] ?? 0
    const corner = above[index - distance] ?? 0
    const guess = [0, left, up, (left + up) >> 1, filter === 4 ? nearest(left, up, corner) : 0][filter] ?? 0
    row[index] = (row[index] ?? 0) + guess
  }
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Returns the pixel of a column on white, or null for a color that the palette does not have. */
function pixelOfRow(row: Uint8Array, column: number, parts: PngParts): number | null {
  const { depth, type, palette, transparency } = parts
  const count = samplesOf(type)
  const sample = (index: number) => sampleAt(row, column * count + index, depth)
  if (type === 3) {
    const index = sample(0)
    if (3 * index + 2 >= palette.length) return null
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * index)
    return onWhite(red, green, blue, transparency[index] ?? 255)
  }
  const to8 = (value: number) => (depth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** depth - 1)))
  const isColor = type === 2 || type === 6
  const [red, green, blue] = isColor ? [sample(0), sample(1), sample(2)] : [sample(0), sample(0), sample(0)]
  const isClear =
    transparency.length >= (isColor ? 6 : 2) &&
    [red, ...(isColor ? [green, blue] : [])].every(
      (value, index) =>
        value === (((transparency[2 * index] ?? 0) << 8) | (transparency[2 * index + 1] ?? 0)),
    )
  const alpha = type >= 4 ? to8(sample(count - 1)) : isClear ? 0 : 255
  return onWhite(to8(red), to8(green), to8(blue), alpha)
}

function sampleAt(row: Uint8Array, index: number, depth: number): number {
  if (depth === 16) return ((row[2 * index] ?? 0) << 8) | (row[2 * index + 1] ?? 0)
  const bit = index * depth
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}

function onWhite(red: number, green: number, blue: number, alpha: number): number {
  const mixed = (value: number) => Math.round((value * alpha + 255 * (255 - alpha)) / 255)
  return (0xff000000 | (mixed(blue) << 16) | (mixed(green) << 8) | mixed(red)) >>> 0
}
