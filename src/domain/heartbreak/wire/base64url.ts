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

/** Decodes base64url; undefined for padding, other characters or spare bits that are set. */
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
