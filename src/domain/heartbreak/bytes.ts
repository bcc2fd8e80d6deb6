const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** RFC 4648 base64url without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >>> bits) & 63)
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((held << (6 - bits)) & 63) : text
}

/** The bytes of a base64url text, or nothing: no padding, no other characters, no spare bits set. */
export function fromBase64Url(text: string): number[] | undefined {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >>> bits) & 255)
    held &= (1 << bits) - 1
  }
  return bits < 6 && held === 0 ? bytes : undefined
}

/** Appends a whole number below 2^31, seven bits per byte, the lowest first (LEB128). */
export function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Reads such a number and where it ends; nothing when it is cut off, too long or not in its shortest form. */
export function readVarint(
  bytes: readonly number[],
  from: number,
): { value: number; next: number } | undefined {
  let value = 0
  for (let index = 0; index < 4; index++) {
    const byte = bytes[from + index]
    if (byte === undefined) return undefined
    value |= (byte & 127) << (7 * index)
    if (byte < 128) return index > 0 && byte === 0 ? undefined : { value, next: from + index + 1 }
  }
  return undefined
}

/** FNV-1a over 32 bits: notices a damaged text, and is no protection against a forger. */
export function checksum(bytes: readonly number[]): number[] {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24]
}
