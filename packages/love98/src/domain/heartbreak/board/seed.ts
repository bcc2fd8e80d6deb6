/** A seed: 128 bits that determine a board of a level. */
export type Seed = Uint8Array

export const seedBytes = 16

/** RFC 4648 base32 in lower case without padding: 26 characters for a seed. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const seedLength = 26

export function formatSeed(seed: Seed): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of seed) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet.charAt((held >>> bits) & 31)
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((held << (5 - bits)) & 31) : text
}

/** Decodes a seed; undefined unless the text has 26 characters of the alphabet and its two spare bits are zero. */
export function parseSeed(text: string): Seed | undefined {
  if (text.length !== seedLength) return undefined
  const seed = new Uint8Array(seedBytes)
  let held = 0
  let bits = 0
  let at = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    held = (held << 5) | value
    bits += 5
    if (bits < 8) continue
    bits -= 8
    seed[at++] = held >>> bits
    held &= (1 << bits) - 1
  }
  return held === 0 ? seed : undefined
}
