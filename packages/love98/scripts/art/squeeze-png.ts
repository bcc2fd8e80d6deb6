import { inflateSync } from 'node:zlib'
import { zlibAsync } from '@gfx/zopfli'
import { chunk } from './encode-png.ts'

/** Compression passes; 200 instead of 15 would save 20 bytes per wallpaper. */
const passes = 15

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
 * Returns true if two files differ only in the compression of their pixels.
 * @param other both as `encodePng` or `squeezePng` writes them
 */
export function isSamePicture(one: Buffer, other: Buffer) {
  const [a, b] = [splitPng(one), splitPng(other)]
  return a.before.equals(b.before) && inflateSync(a.data).equals(inflateSync(b.data))
}

/** @param png with one `IDAT` chunk */
function splitPng(png: Buffer): { before: Buffer; data: Buffer; after: Buffer } {
  let at = 8
  while (png.toString('latin1', at + 4, at + 8) !== 'IDAT') at += 12 + png.readUInt32BE(at)
  const end = at + 12 + png.readUInt32BE(at)
  return { before: png.subarray(0, at), data: png.subarray(at + 8, end - 4), after: png.subarray(end) }
}
