/** The eight bytes that begin a PNG (ISO/IEC 15948, 5.2). */
export const signature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** Returns the CRC of a chunk's type and data (ISO/IEC 15948, annex D). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

export type PngHeader = {
  readonly width: number
  readonly height: number
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  readonly depth: number
  /** 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha. */
  readonly type: number
  readonly isInterlaced: boolean
}

/** The parts of a PNG that its pixels need. */
export type PngParts = PngHeader & {
  /** Red, green and blue of each color. */
  readonly palette: Uint8Array
  /** The alpha values of the palette, or the transparent color. */
  readonly transparency: Uint8Array
}

/** Returns the number of samples per pixel of a color type. */
export function samplesOf(type: number): number {
  return { 2: 3, 4: 2, 6: 4 }[type] ?? 1
}

/** Returns byte arrays as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
