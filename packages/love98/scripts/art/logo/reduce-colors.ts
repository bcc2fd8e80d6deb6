import type { Raster } from '../raster.ts'

/** In 1/255 of a channel. Colors that differ less are one color: rounding, or the noise of a photograph. */
const leastRange = 24

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Replaces the colors of a picture by at most `most` colors. Clear pixels stay clear. Same pixels, same
 * result.
 */
export function reduceColors(raster: Raster, most: number): Raster {
  let boxes: Rgb[][] = [[...raster.pixels].filter((pixel) => pixel !== 0).map(rgbOf)]
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (spread(other).range > spread(one).range ? other : one))
    const { channel, range } = spread(widest)
    if (range < leastRange) break
    boxes = [...boxes.filter((box) => box !== widest), ...halves(widest, channel)]
  }
  const palette = boxes.map(commonest)
  const nearest = new Map<number, number>()
  const pixels = raster.pixels.map((pixel) => {
    if (pixel === 0) return 0
    const known = nearest.get(pixel)
    if (known !== undefined) return known
    const own = rgbOf(pixel)
    const [first = own] = palette
    const best = palette.reduce(
      (one, other) => (distance(own, other) < distance(own, one) ? other : one),
      first,
    )
    const value = ((best[0] << 24) | (best[1] << 16) | (best[2] << 8) | 255) >>> 0
    nearest.set(pixel, value)
    return value
  })
  return { ...raster, pixels }
}

function rgbOf(pixel: number): Rgb {
  return [pixel >>> 24, (pixel >>> 16) & 255, (pixel >>> 8) & 255]
}

/** Returns the channel in which the colors of a box differ most, and by how much. */
function spread(box: readonly Rgb[]): { channel: number; range: number } {
  const ranges = [0, 1, 2].map((channel) => {
    const values = box.map((color) => color[channel] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  const range = Math.max(...ranges)
  return { channel: ranges.indexOf(range), range }
}

/** Divides a box at the middle of its range, so that a small part in a very different color keeps it. */
function halves(box: readonly Rgb[], channel: number): [Rgb[], Rgb[]] {
  const sorted = [...box].sort((one, other) => (one[channel] ?? 0) - (other[channel] ?? 0))
  const value = (index: number) => sorted[index]?.[channel] ?? 0
  const middle = (value(0) + value(sorted.length - 1)) / 2
  const at = sorted.findIndex((color) => (color[channel] ?? 0) > middle)
  return [sorted.slice(0, at), sorted.slice(at)]
}

/** Returns the color of most pixels: a flat area keeps its color, and edges take it. */
function commonest(box: readonly Rgb[]): Rgb {
  const counts = new Map<string, { color: Rgb; count: number }>()
  for (const color of box) {
    const key = color.join(' ')
    counts.set(key, { color, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].reduce((one, other) => (other.count > one.count ? other : one)).color
}

function distance(one: Rgb, other: Rgb): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}
