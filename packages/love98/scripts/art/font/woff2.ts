import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { BinaryWriter } from './binary.ts'
import type { Table } from './true-type.ts'

/** The indexes of known tags, for the tables in the product's fonts (WOFF 2.0, section 4.1). */
const knownTags = new Map(
  ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', '', '', 'glyf', 'loca'].map((tag, at) => [
    tag,
    at,
  ]),
)
knownTags.set('gasp', 17)
const headerLength = 48
/** The outlines are not transformed: for letters made of squares, the transformation of the format saves little. */
const untransformed = 3

export function writeWoff2(tables: readonly Table[]): Buffer {
  // The format requires `loca` directly after `glyf`.
  const loca = tables.filter(({ tag }) => tag === 'loca')
  const order = tables
    .filter(({ tag }) => tag !== 'loca')
    .flatMap((table) => (table.tag === 'glyf' ? [table, ...loca] : [table]))
  const directory = new BinaryWriter()
  for (const { tag, data } of order) {
    const version = tag === 'glyf' || tag === 'loca' ? untransformed : 0
    directory.u8((version << 6) | (knownTags.get(tag) ?? 63)).u8(...base128(data.length))
  }
  const raw = Buffer.concat(order.map(({ data }) => data))
  const packed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })
  const unpacked = tables.reduce(
    (sum, { data }) => sum + Math.ceil(data.length / 4) * 4,
    12 + 16 * tables.length,
  )
  const body = new BinaryWriter().append(directory.bytes).append(packed).pad()
  const header = new BinaryWriter().ascii('wOF2').u32(0x10000, headerLength + body.length)
  header.u16(tables.length, 0).u32(unpacked, packed.length).u16(1, 0).u32(0, 0, 0, 0, 0)
  return Buffer.concat([header.toBuffer(), body.toBuffer()])
}

/**
 * Returns the tables of a packed font, one after another. Unlike the file, they do not depend on the version of Brotli.
 * @param file as `writeWoff2` wrote it
 */
export function unpackWoff2(file: Buffer) {
  const tables = file.readUInt16BE(12)
  let at = headerLength
  for (let table = 0; table < tables; table++) {
    at++
    while (((file[at] ?? 0) & 0x80) !== 0) at++
    at++
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
}

/** Encodes seven bits per byte, the highest first. All bytes except the last have the eighth bit set. */
function base128(value: number) {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}
