import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Raster } from './raster'

const compress = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes a PNG of indexed colors, four bits per pixel (W3C PNG specification, third edition). Compression runs
 * outside the event loop.
 * @param palette at most 16 colors, `0xrrggbb`
 */
export async function encodePng(
  { width, height, pixels }: Raster,
  palette: readonly number[],
): Promise<Buffer> {
  if (palette.length > 16) throw new RangeError(`${palette.length} colors do not fit four bits.`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 4
  header[9] = 3
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + (x >> 1)
      const color = pixels[y * width + x] ?? 0
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? color << 4 : color)
    }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >>> 16, (color >>> 8) & 255, color & 255]))),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
