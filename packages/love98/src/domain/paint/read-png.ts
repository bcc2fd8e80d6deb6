import { crc32, joined, type PngHeader, samplesOf, signature } from './png'
import { decodePixels } from './png-pixels'
import type { Raster } from './raster'

/** The largest file that is read, bytes, and the longest edge of its picture, pixels. */
export const mostFileBytes = 16 * 1024 * 1024
export const longestEdge = 2048

/** Expands a zlib stream (RFC 1950). Returns null for a damaged stream, or one with more than `most` bytes. */
export type Inflate = (bytes: Uint8Array, most: number) => Promise<Uint8Array | null>

/** The reason why a file is not opened. */
export type PngProblem = 'not-png' | 'damaged' | 'too-large'

const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/**
 * Reads a PNG (ISO/IEC 15948) from bytes that can have any content. Each length, check sum and size is checked before
 * it is used. Transparent pixels show white.
 */
export async function readPng(bytes: Uint8Array, inflate: Inflate): Promise<Raster | PngProblem> {
  if (bytes.length > mostFileBytes) return 'too-large'
  if (signature.some((byte, index) => bytes[index] !== byte)) return 'not-png'
  const chunks = readChunks(bytes)
  const header = chunks && readHeader(chunks[0])
  if (!chunks || !header) return 'damaged'
  if (header.width > longestEdge || header.height > longestEdge) return 'too-large'
  const dataOf = (type: string) =>
    joined(chunks.filter((chunk) => chunk.type === type).map(({ data }) => data))
  const parts = { ...header, palette: dataOf('PLTE'), transparency: dataOf('tRNS') }
  if (parts.type === 3 && (parts.palette.length === 0 || parts.palette.length % 3 !== 0)) return 'damaged'
  const samples = await inflate(dataOf('IDAT'), rawBytes(header))
  return (samples && decodePixels(parts, samples)) ?? 'damaged'
}

type Chunk = { readonly type: string; readonly data: Uint8Array }

/** Returns the chunks up to IEND, or null if one is cut off or has a wrong check sum. */
function readChunks(bytes: Uint8Array): readonly Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || view.getUint32(end) !== crc32(bytes.subarray(at + 4, end))) return null
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (type === 'IEND') return chunks
    chunks.push({ type, data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return null
}

function readHeader(chunk: Chunk | undefined): PngHeader | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null
  const view = new DataView(chunk.data.buffer, chunk.data.byteOffset, 13)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth = 0, type = 0, compression, filter, interlace = 0] = chunk.data.subarray(8)
  const isKnown = depths[type]?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1
  if (!isKnown || width === 0 || height === 0) return null
  return { width, height, depth, type, isInterlaced: interlace === 1 }
}

/** Returns a limit of the expanded bytes: seven interlaced passes have at most seven more bytes per row. */
function rawBytes({ width, height, depth, type }: PngHeader): number {
  return height * (Math.ceil((width * depth * samplesOf(type)) / 8) + 2) + 8 * (width + height)
}
