/** Cells in each row and column. */
export const identiconSize = 8

/** Tones besides the background. */
const tones = 3

/**
 * The identicon of an address: a tone for each of 8 × 8 cells, 0 being the background, the right half mirroring the left.
 * The same for every case of the address.
 */
export function identiconCells(address: string): readonly (readonly number[])[] {
  const next = randomNumbers(hashOf(String(address).toLowerCase()))
  return Array.from({ length: identiconSize }, () => {
    const half = Array.from({ length: identiconSize / 2 }, () => {
      const number = next()
      return number < 0.45 ? 0 : 1 + Math.floor(((number - 0.45) / 0.55) * tones)
    })
    return [...half, ...half.toReversed()]
  })
}

/** FNV-1a over the text's characters, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** Pseudorandom numbers from 0 up to 1 (xorshift, 32 bits). */
function randomNumbers(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
