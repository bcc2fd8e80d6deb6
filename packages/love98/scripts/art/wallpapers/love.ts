import type { Skin } from '../../../src/domain/appearance/skin.ts'
import { plot, type Raster, rgba } from '../raster.ts'
import { hash, paintDithered } from './pixels.ts'

const heart = [
  '.##...##.',
  '####.####',
  '#########',
  '#########',
  '.#######.',
  '..#####..',
  '...###...',
  '....#....',
]
const lattice = { width: 48, height: 40 }

/**
 * Clouds of teal behind a lattice of hearts, every seventh of them pink. The first row is the desktop color, in which a
 * taller screen continues.
 */
export function paintLove(width: number, height: number, skin: Skin): Raster {
  const [dark, ground, mid, light, glass, pink] = skin.wallpaper.map(rgba)
  if (!dark || !ground || !mid || !light || !glass || !pink) {
    throw new Error('The love wallpaper needs six colors.')
  }
  const raster = paintDithered(width, height, [dark, ground, mid, light], (x, y) => {
    const cloud = (noise(x, y, 96, 1) * 9 + noise(x, y, 40, 2) * 5 + noise(x, y, 20, 3) * 2) >> 4
    const level = Math.max(0, Math.min(1024, (cloud - 60) * 7))
    const fade = Math.min(64, y)
    return (level * fade + 342 * (64 - fade)) >> 6
  })
  for (let row = 0; row * lattice.height < height; row++) {
    for (let column = -1; column * lattice.width < width; column++) {
      const left = column * lattice.width + (row % 2) * (lattice.width / 2) + 20
      const top = row * lattice.height + 24
      const isPink = (column + row * 3 + 70) % 7 === 3
      stampHeart(raster, left + 1, top + 1, dark)
      stampHeart(raster, left, top, isPink ? pink : glass)
    }
  }
  return raster
}

/**
 * Smooth noise 0…255 in fixed point: random values at the corners of cells, blended by 3t² − 2t³.
 *
 * @param size of a cell
 */
function noise(x: number, y: number, size: number, seed: number) {
  const column = Math.floor(x / size)
  const row = Math.floor((y * 3) / (size * 2))
  const u = smooth(Math.floor(((x % size) * 256) / size))
  const v = smooth(Math.floor((((y * 3) % (size * 2)) * 128) / size))
  const top = hash(column, row, seed) * (256 - u) + hash(column + 1, row, seed) * u
  const bottom = hash(column, row + 1, seed) * (256 - u) + hash(column + 1, row + 1, seed) * u
  return (top * (256 - v) + bottom * v) >> 16
}

/** @param t 0…256 */
function smooth(t: number) {
  return (t * t * (768 - 2 * t)) >> 16
}

function stampHeart(raster: Raster, left: number, top: number, color: number) {
  heart.forEach((row, y) => {
    ;[...row].forEach((dot, x) => {
      if (dot === '#') plot(raster, left + x, top + y, color)
    })
  })
}
