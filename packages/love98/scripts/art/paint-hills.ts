import type { Skin } from '../../src/domain/appearance/skin.ts'
import { hash, paintDithered } from './brushes.ts'
import { plot, type Raster, rgba } from './raster.ts'

/**
 * From the farthest range to the nearest: its top in thirty-seconds of the height, and the height and width of its
 * waves, in pixels.
 */
const ranges = [
  { top: 18, roll: 40, width: 180, seed: 11 },
  { top: 22, roll: 34, width: 130, seed: 12 },
  { top: 26, roll: 26, width: 90, seed: 13 },
]

/**
 * An evening over three ranges of hills, in the colors of any skin: sky dark to light, the disc of the sun, and the
 * hills. The first row is the desktop color, in which a taller screen continues.
 * @param skin its `wallpaper`: near hills, desktop color, middle hills, far hills, horizon, sun
 */
export function paintHills(width: number, height: number, skin: Skin): Raster {
  const [near, ground, middle, far, horizon, sun] = skin.wallpaper.map(rgba)
  if (near === undefined || ground === undefined || middle === undefined)
    throw new Error(`The wallpaper of ${skin.id} needs six colors.`)
  if (far === undefined || horizon === undefined || sun === undefined)
    throw new Error(`The wallpaper of ${skin.id} needs six colors.`)
  const raster = paintDithered(width, height, [ground, horizon], (_, y) =>
    Math.max(0, Math.trunc(((y * 3 - height) * 700) / (height * 2))),
  )
  paintDisc(raster, Math.trunc((width * 23) / 32), Math.trunc((height * 16) / 32), sun)
  for (const [index, color] of [far, middle, near].entries()) {
    const range = ranges[index]
    if (!range) continue
    for (let x = 0; x < width; x++) {
      const top = Math.trunc((height * range.top) / 32) - ((roll(x, range) * range.roll) >> 8)
      for (let y = Math.max(1, top); y < height; y++) plot(raster, x, y, color)
    }
  }
  return raster
}

/** The height of the hills at a column, 0…255: random heights that are blended by 3t² − 2t³. */
function roll(x: number, { width, seed }: { width: number; seed: number }) {
  const column = Math.trunc(x / width)
  const t = Math.trunc(((x % width) * 256) / width)
  const part = (t * t * (768 - 2 * t)) >> 16
  return (hash(column, 0, seed) * (256 - part) + hash(column + 1, 0, seed) * part) >> 8
}

/**
 * @param left of its center
 * @param top of its center
 */
function paintDisc(raster: Raster, left: number, top: number, color: number) {
  const radius = Math.trunc(raster.height / 9)
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++)
      if (x * x + y * y <= radius * radius + radius) plot(raster, left + x, top + y, color)
}
