import { crc32, joined, signature } from './png'
import type { Raster } from './raster'

/** Compresses bytes to a zlib stream (RFC 1950). */
type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>

/**
 * Encodes an opaque picture as a PNG (ISO/IEC 15948) without loss: with a palette if it has at most 256 colors, else
 * with three bytes per pixel.
 */
export async function writePng({ width, height, pixels }: Raster, deflate: Deflate): Promise<Uint8Array> {
  const colors = [...new Set(pixels)]
  const hasPalette = colors.length <= 256
  const places = new Map(colors.map((pixel, index) => [pixel, index]))
  const stride = 1 + (hasPalette ? width : 3 * width)
  const rows = new Uint8Array(stride * height)
  for (const [index, pixel] of pixels.entries()) {
    const y = Math.floor(index / width)
    const x = index - y * width
    if (hasPalette) rows[y * stride + 1 + x] = places.get(pixel) ?? 0
    else rows.set(channels(pixel), y * stride + 1 + 3 * x)
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 8
  header[9] = hasPalette ? 3 : 2
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    ...(hasPalette ? [chunk('PLTE', Uint8Array.from(colors.flatMap(channels)))] : []),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function channels(pixel: number): [red: number, green: number, blue: number] {
  return [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}
