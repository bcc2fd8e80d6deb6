import type { Seed } from '@/domain/heartbreak/board/seed'

export interface Random {
  /** The next 32 bits, as a whole number from 0. */
  next(): number
  /** A whole number from 0 to `limit - 1`, each equally likely. `limit` is from 1 to 2^32. */
  below(limit: number): number
}

/**
 * Chris Doty-Humphrey's sfc32 over the four little-endian words of a seed, after twelve warm-up rounds.
 * Integer arithmetic only, so that every machine generates the same board.
 */
export function randomFrom(seed: Seed): Random {
  const words = new DataView(seed.buffer, seed.byteOffset, seed.byteLength)
  let a = words.getUint32(0, true)
  let b = words.getUint32(4, true)
  let c = words.getUint32(8, true)
  let counter = words.getUint32(12, true)
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 12; round++) next()
  return { next, below: (limit) => unbiased(next, limit) }
}

const words32 = 2 ** 32

/** Rejection sampling: a plain remainder would favor small numbers. */
function unbiased(next: () => number, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > words32)
    throw new RangeError(`A draw needs a limit from 1 to 2^32, not ${limit}.`)
  const accepted = words32 - (words32 % limit)
  let drawn = next()
  while (drawn >= accepted) drawn = next()
  return drawn % limit
}
