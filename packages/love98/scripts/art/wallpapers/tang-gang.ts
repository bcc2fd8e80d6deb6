import type { Skin } from '../../../src/domain/appearance/skin.ts'
import { fillRect, plot, type Raster, rgba } from '../raster.ts'
import { ditherAt, hash, integerRoot, paintDithered } from './pixels.ts'

type Fruit = {
  rind: number
  lit: number
  pith: number
  shade: number
  deep: number
  leaf: number
  ink: number
}

/** Sixteen directions around a circle, in 1/256 of its radius. */
const directions = [
  [256, 0],
  [237, 98],
  [181, 181],
  [98, 237],
  [0, 256],
  [-98, 237],
  [-181, 181],
  [-237, 98],
  [-256, 0],
  [-237, -98],
  [-181, -181],
  [-98, -237],
  [0, -256],
  [98, -237],
  [181, -181],
  [237, -98],
]

/**
 * A warm wash with slices of tangerine and, along the bottom, the crew. The first row is the desktop color, in which a
 * taller screen continues.
 */
export function paintTangGang(width: number, height: number, skin: Skin): Raster {
  const [deep, ground, warm, rind, lit, pith] = skin.wallpaper.map(rgba)
  if (!deep || !ground || !warm || !rind || !lit || !pith)
    throw new Error('The tang wallpaper needs six colors.')
  const fruit = { rind, lit, pith, shade: warm, deep, leaf: rgba(skin.icons.l), ink: rgba(skin.icons.k) }
  const raster = paintDithered(width, height, [ground, warm, rind], (_, y) => Math.floor((y * 640) / height))
  for (const { x, y, radius, turn } of slicePlaces(width, height))
    paintSlice(raster, x, y, radius, turn, fruit)
  const step = 58
  const count = Math.floor(width / step)
  const left = (width - count * step) >> 1
  for (let member = 0; member < count; member++) {
    paintMember(raster, left + member * step + 29, height - 38, 20 + (hash(member, 1, 3) % 4), member, fruit)
  }
  return raster
}

/** Room at the left for a column of desktop icons. */
const iconColumn = 48

function slicePlaces(width: number, height: number) {
  const cell = 96
  const left = width > 2 * cell + iconColumn ? iconColumn : 0
  const places = []
  for (let row = 0; (row + 1) * cell < height - 70; row++) {
    for (let column = 0; left + column * cell < width; column++) {
      if (hash(column, row, 5) < 70) continue
      const radius = [12, 16, 22, 28][hash(column, row, 6) & 3] ?? 16
      const room = cell - 2 * radius - 8
      const x = left + column * cell + radius + 4 + ((hash(column, row, 7) * room) >> 8)
      const y = row * cell + radius + 4 + ((hash(column, row, 8) * room) >> 8)
      places.push({ x, y, radius, turn: hash(column, row, 10) & 1 })
    }
  }
  return places
}

/**
 * A round slice: rind, pith, eight segments parted by pith, shaded from the bottom right.
 *
 * @param turn 0 or 1 sixteenth
 */
function paintSlice(raster: Raster, cx: number, cy: number, radius: number, turn: number, fruit: Fruit) {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const square = x * x + y * y
      if (square > radius * radius + (radius >> 1)) continue
      plot(raster, cx + x, cy + y, slicePixel(x, y, square, radius, turn, fruit))
    }
  }
}

function slicePixel(
  x: number,
  y: number,
  square: number,
  radius: number,
  turn: number,
  { rind, lit, pith, deep }: Fruit,
) {
  const rim = radius - 1 - (radius >> 4)
  if (square > (radius - 1) * (radius - 1)) return deep
  if (square > rim * rim) return rind
  const flesh = rim - 2 - (radius >> 4)
  if (square > flesh * flesh || square < 6) return pith
  for (let i = turn; i < 16; i += 2) {
    const [dx = 0, dy = 0] = directions[i] ?? []
    const along = x * dx + y * dy
    const across = Math.abs(x * dy - y * dx)
    if (along > 0 && across < 170) return pith
  }
  return ditherAt(x + 64, y + 64, 8 + Math.floor(((x + y) * 10) / radius)) ? rind : lit
}

function paintMember(raster: Raster, cx: number, cy: number, radius: number, member: number, fruit: Fruit) {
  const { rind, lit, shade, ink, pith } = fruit
  for (let y = -radius; y <= radius; y++) {
    const half = integerRoot(radius * radius + (radius >> 1) - y * y)
    for (let x = -half; x <= half; x++) {
      const edge = x * x + y * y > (radius - 1) * (radius - 1) || Math.abs(x) === half
      const part = 8 + Math.floor(((x + y) * 9) / radius)
      const body = part < 9 ? (ditherAt(x + 64, y + 64, part * 2) ? rind : lit) : rind
      const shaded = ditherAt(x + 64, y + 64, (part - 13) * 3) ? shade : body
      plot(raster, cx + x, cy + y, edge ? ink : shaded)
    }
  }
  paintFace(raster, cx, cy, ink, pith)
  paintCap(raster, cx, cy - (radius >> 1), radius, member, fruit)
}

function paintFace(raster: Raster, cx: number, cy: number, ink: number, white: number) {
  for (const side of [-9, 5]) {
    fillRect(raster, cx + side, cy - 1, 4, 6, ink)
    fillRect(raster, cx + side, cy - 1, 2, 2, white)
  }
  fillRect(raster, cx - 5, cy + 9, 11, 1, ink)
  fillRect(raster, cx - 6, cy + 8, 2, 1, ink)
  fillRect(raster, cx + 5, cy + 8, 2, 1, ink)
}

function paintCap(
  raster: Raster,
  cx: number,
  brim: number,
  radius: number,
  member: number,
  { ink, deep, pith, leaf }: Fruit,
) {
  const cloth = [leaf, pith, deep][member % 3] ?? leaf
  const half = radius - 4
  const tall = (radius >> 1) + 4
  for (let y = 0; y <= tall; y++) {
    const width = integerRoot(half * half - Math.floor((half * half * y * y) / ((tall + 1) * (tall + 1))))
    for (let x = -width; x <= width; x++) {
      plot(raster, cx + x, brim - y, Math.abs(x) >= width - 1 || y === tall ? ink : cloth)
    }
  }
  const side = member % 2 === 0 ? 1 : -1
  for (let x = -half; x <= half + 9; x++) {
    for (let y = 0; y < 4; y++)
      plot(raster, cx + side * x, brim + y, y === 0 || y === 3 || x > half + 7 ? ink : cloth)
  }
  plot(raster, cx, brim - tall - 1, ink)
}
