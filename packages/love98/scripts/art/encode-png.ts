import { crc32, deflateSync } from 'node:zlib'
import type { Raster } from './raster.ts'

/** The highest is 9. Higher levels save a twentieth, which Zopfli saves too, and take ten times as long. */
const level = 7

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Writes an indexed-color PNG with the fewest bits per pixel that hold its colors, and keeps the shortest of
 * several filterings. Same pixels, same bytes (for one zlib). Source: W3C PNG specification, third edition.
 *
 * @param raster of at most 256 colors
 * @throws {RangeError} when there are more colors
 */
export function encodePng(raster: Raster): Buffer {
  const palette = paletteOf(raster)
  if (palette.length > 256) throw new RangeError(`${palette.length} colors do not fit a palette of 256.`)
  const depth = [1, 2, 4, 8].find((bits) => 2 ** bits >= palette.length) ?? 8
  const rows = packRows(raster, palette, depth)
  const candidates = [filterRows(rows, () => 0), filterRows(rows, () => 2), filterRows(rows, cheapestFilter)]
  const compressed = candidates
    .map((bytes) => deflateSync(bytes, { level, memLevel: 9 }))
    .reduce((shortest, bytes) => (bytes.length < shortest.length ? bytes : shortest))
  const clear = palette[0] === 0 ? [chunk('tRNS', Buffer.from([0]))] : []
  return Buffer.concat([
    signature,
    chunk('IHDR', header(raster, depth)),
    chunk('PLTE', Buffer.from(palette.flatMap((c) => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255]))),
    ...clear,
    chunk('IDAT', compressed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** @returns the clear pixel first, then by value */
function paletteOf({ pixels }: Raster): number[] {
  const colors = new Set(pixels.slice(0, 1))
  // Most pixels have the color of the previous one, and a comparison is faster than a lookup in the set.
  for (let i = 1; i < pixels.length; i++) if (pixels[i] !== pixels[i - 1]) colors.add(pixels[i] ?? 0)
  return [...colors].sort((a, b) => a - b)
}

function header(raster: Raster, depth: number) {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(raster.width, 0)
  bytes.writeUInt32BE(raster.height, 4)
  bytes[8] = depth
  bytes[9] = 3
  return bytes
}

function packRows(raster: Raster, palette: readonly number[], depth: number) {
  const indexOf = new Map(palette.map((color, index) => [color, index]))
  const perByte = 8 / depth
  let color = -1
  let index = 0
  return Array.from({ length: raster.height }, (_, y) => {
    const row = Buffer.alloc(Math.ceil(raster.width / perByte))
    for (let x = 0; x < raster.width; x++) {
      const pixel = raster.pixels[y * raster.width + x] ?? 0
      if (pixel !== color) {
        color = pixel
        index = indexOf.get(pixel) ?? 0
      }
      const shift = 8 - depth * ((x % perByte) + 1)
      const byte = Math.floor(x / perByte)
      row[byte] = (row[byte] ?? 0) | (index << shift)
    }
    return row
  })
}

function filterRows(rows: readonly Buffer[], choose: (row: Buffer, above: Buffer) => number) {
  const [first] = rows
  const blank = Buffer.alloc(first?.length ?? 0)
  return Buffer.concat(
    rows.map((row, y) => {
      const above = rows[y - 1] ?? blank
      const type = choose(row, above)
      return Buffer.concat([Buffer.from([type]), applyFilter(type, row, above)])
    }),
  )
}

/** Filter types 0 (none), 1 (left) and 2 (above); below eight bits a pixel, "left" is the byte before. */
function applyFilter(type: number, row: Buffer, above: Buffer) {
  if (type === 0) return row
  const filtered = Buffer.alloc(row.length)
  for (let i = 0; i < row.length; i++) filtered[i] = (row[i] ?? 0) - prediction(type, row, above, i)
  return filtered
}

function prediction(type: number, row: Buffer, above: Buffer, i: number) {
  if (type === 0) return 0
  return (type === 1 ? row[i - 1] : above[i]) ?? 0
}

function cheapestFilter(row: Buffer, above: Buffer) {
  const cost = [0, 1, 2].map((type) => {
    let count = 0
    for (let i = 0; i < row.length; i++) if (row[i] !== prediction(type, row, above, i)) count++
    return count
  })
  return cost.indexOf(Math.min(...cost))
}

export function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
