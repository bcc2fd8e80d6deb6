import { plot, rgba } from '../raster.mjs'
import { hash, paintDithered } from './pixels.mjs'

/** @typedef {import('../raster.mjs').Raster} Raster */

/** From the farthest to the nearest: the top in thirty-seconds of the height, how high it rolls, and how wide, in pixels. */
const ranges = [
  { top: 18, roll: 40, width: 180, seed: 11 },
  { top: 22, roll: 34, width: 130, seed: 12 },
  { top: 26, roll: 26, width: 90, seed: 13 },
]

/**
 * An evening over three ranges of hills, in the colors of any skin: sky dark to light, the disc of the sun, and the
 * hills. The first row is the desktop color, so that a taller screen goes on in it.
 *
 * @param {number} width
 * @param {number} height
 * @param {import('../../../src/domain/appearance/skin').Skin} skin its `wallpaper`: near hills, desktop color, middle
 *   hills, far hills, horizon, sun
 * @returns {Raster}
 */
export function paintHills(width, height, skin) {
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

/**
 * How high the hills are at a column, 0…255: random heights that are blended by 3t² − 2t³.
 *
 * @param {number} x
 * @param {{ width: number, seed: number }} range
 */
function roll(x, { width, seed }) {
  const column = Math.trunc(x / width)
  const t = Math.trunc(((x % width) * 256) / width)
  const part = (t * t * (768 - 2 * t)) >> 16
  return (hash(column, 0, seed) * (256 - part) + hash(column + 1, 0, seed) * part) >> 8
}

/**
 * @param {Raster} raster
 * @param {number} left of its center
 * @param {number} top of its center
 * @param {number} color
 */
function paintDisc(raster, left, top, color) {
  const radius = Math.trunc(raster.height / 9)
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++)
      if (x * x + y * y <= radius * radius + radius) plot(raster, left + x, top + y, color)
}
