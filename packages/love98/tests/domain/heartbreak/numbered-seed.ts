import type { Seed } from '@/domain/heartbreak/board/seed'

/** Returns the seed of a number: its four bytes, the lowest first, and zeros. */
export function numberedSeed(number: number): Seed {
  const seed = new Uint8Array(16)
  new DataView(seed.buffer).setUint32(0, number, true)
  return seed
}
