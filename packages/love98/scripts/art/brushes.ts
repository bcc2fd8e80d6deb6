import type { Brushes } from '../../src/domain/appearance/skin.ts'
import { createRaster, fillRect, plot, type Raster, rgba } from './raster.ts'

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/**
 * Returns a number from 0 to 255 for a point of the lattice. It is the same for the same point and seed in every
 * engine.
 * @param x integer
 * @param y integer
 * @param seed integer
 */
export function hash(x: number, y: number, seed: number) {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) & 255
}

/**
 * Returns true if the dither shows the lighter of two colors at this point.
 * @param part 0 (never) … 16 (always)
 */
function ditherAt(x: number, y: number, part: number) {
  return part > (bayer[(y & 3) * 4 + (x & 3)] ?? 0)
}

/**
 * Fills a picture with a series of colors from dark to light. Levels between two colors are dithered.
 * @param level 0 (the first color) … 1024 (the last), integer
 */
export function paintDithered(
  width: number,
  height: number,
  colors: readonly number[],
  level: (x: number, y: number) => number,
): Raster {
  const raster = createRaster(width, height)
  const steps = colors.length - 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sixteenths = (Math.max(0, Math.min(1024, level(x, y))) * steps * 16) >> 10
      const index = (sixteenths >> 4) + (ditherAt(x, y, sixteenths & 15) ? 1 : 0)
      raster.pixels[y * width + x] = colors[Math.min(steps, index)] ?? 0
    }
  }
  return raster
}

/**
 * Returns the largest integer whose square is at most `value`.
 * @param value integer, not negative
 */
function integerRoot(value: number) {
  let root = Math.trunc(Math.sqrt(value))
  while (root * root > value) root--
  while ((root + 1) * (root + 1) <= value) root++
  return root
}

export const brushes: Brushes = { rgba, plot, fillRect, hash, ditherAt, paintDithered, integerRoot }
