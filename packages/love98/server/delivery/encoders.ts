import { promisify } from 'node:util'
import type { BrotliOptions } from 'node:zlib'
import zlib from 'node:zlib'
import type { Encoding } from './static-manifest.ts'

const { constants } = zlib

/** `node:zlib` of newer versions has zstd, which the types of the oldest supported version lack. */
const newer = zlib as typeof zlib & {
  zstdCompress?: (bytes: Buffer, options: object, done: (error: Error | null, bytes: Buffer) => void) => void
  zstdCompressSync?: (bytes: Buffer) => Buffer
}

/** The highest quality of each encoding: compressed once, sent many times. */
export const encoders: Readonly<Partial<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>>> = {
  br: (bytes) => brotli(bytes, 11),
  gzip: (bytes) => promisify(zlib.gzip)(bytes, { level: 9 }),
  ...zstandard(),
}

/** The synchronous encodings: a page takes 5 ms instead of 100 ms, and is a tenth larger. */
export const synchronousEncoders: Readonly<Partial<Record<Encoding, (bytes: Buffer) => Buffer>>> = {
  br: (bytes) => zlib.brotliCompressSync(bytes, brotliOptions(bytes, 5)),
  gzip: (bytes) => zlib.gzipSync(bytes),
  ...quickZstandard(),
}

/**
 * Ten languages have ten times as many files: only the scripts of the first load are compressed in the highest
 * quality. The rest is compressed in a hundredth of the time and is about 7 % larger (quality 9 takes eight times as
 * long as 8 and saves 0.2 %), without zstd, because every browser with zstd also has Brotli.
 */
export function encodersOf({ file, language }: { file: string; language: string | null }): typeof encoders {
  if (language === null) return encoders
  const { gzip } = encoders
  return { br: (bytes) => brotli(bytes, /\/first-[^/]+$/.test(file) ? 11 : 8), ...(gzip ? { gzip } : {}) }
}

/** @param quality 0 to 11 */
function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(zlib.brotliCompress)(bytes, brotliOptions(bytes, quality))
}

/** @param quality 0 to 11 */
function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } }
}

/** Node has it from 22.15 on; the types are those of the oldest supported version. */
function zstandard() {
  const compress: ((bytes: Buffer, options: object) => Promise<Buffer>) | undefined =
    newer.zstdCompress && promisify(newer.zstdCompress)
  const level = Reflect.get(constants, 'ZSTD_c_compressionLevel')
  if (!compress) return {}
  return { zstd: (bytes: Buffer) => compress(bytes, { params: { [level]: 19 } }) }
}

function quickZstandard() {
  const compress: ((bytes: Buffer) => Buffer) | undefined = newer.zstdCompressSync
  return compress ? { zstd: compress } : {}
}
