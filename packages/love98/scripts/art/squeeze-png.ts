import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { zlibAsync } from '@gfx/zopfli'
import { chunk } from './encode-png.ts'

/** Compression passes; 15 would save a thousandth and take half as long again. */
const passes = 5

/**
 * Compresses the pixels of a PNG again with Zopfli. It finds shorter DEFLATE streams than zlib (by an eighth for the
 * product's pictures), but takes a hundred times as long. The output depends only on the pixels.
 * @param png as `encodePng` writes it
 */
export async function squeezePng(png: Buffer): Promise<Buffer> {
  const { before, data, after } = splitPng(png)
  const squeezed = await zlibAsync(inflateSync(data), { numiterations: passes })
  return Buffer.concat([before, chunk('IDAT', Buffer.from(squeezed)), after])
}

/**
 * Returns a hash that is the same for files that differ only in the compression of their pixels.
 * @param png as `encodePng` or `squeezePng` writes it
 */
export function pixelHash(png: Buffer): string {
  const { before, data } = splitPng(png)
  return createHash('sha256').update(before).update(inflateSync(data)).digest('hex').slice(0, 32)
}

/** @param png with one `IDAT` chunk */
function splitPng(png: Buffer): { before: Buffer; data: Buffer; after: Buffer } {
  let at = 8
  while (png.toString('latin1', at + 4, at + 8) !== 'IDAT') at += 12 + png.readUInt32BE(at)
  const end = at + 12 + png.readUInt32BE(at)
  return { before: png.subarray(0, at), data: png.subarray(at + 8, end - 4), after: png.subarray(end) }
}
