import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from './random'

const anySeed = fc.uint8Array({ minLength: 16, maxLength: 16 })
const mask = 0xffff_ffffn

/** The same generator in numbers that cannot overflow. */
function slowly(seed: Uint8Array): () => bigint {
  const word = (at: number) =>
    seed.slice(at, at + 4).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let [a, b, c, counter] = [word(0), word(4), word(8), word(12)]
  const next = () => {
    const sum = (a + b + counter) & mask
    counter = (counter + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + ((c << 3n) & mask)) & mask
    c = ((((c << 21n) & mask) | (c >> 11n)) + sum) & mask
    return sum
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

test('the random numbers equal the numbers of sfc32, in full 32-bit precision', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const random = randomFrom(seed)
      const slow = slowly(seed)
      for (let count = 0; count < 50; count++) expect(BigInt(random.next())).toBe(slow())
    }),
  )
})

test('a draw below a limit rejects values that would bias it', () => {
  const limit = 3 * 2 ** 30
  fc.assert(
    fc.property(anySeed, (seed) => {
      const slow = slowly(seed)
      const accepted = Array.from({ length: 200 }, slow).filter((drawn) => drawn < limit)
      const random = randomFrom(seed)
      for (const drawn of accepted.slice(0, 50)) expect(random.below(limit)).toBe(Number(drawn))
    }),
    { numRuns: 20 },
  )
})

test('a limit out of range is refused', () => {
  const random = randomFrom(new Uint8Array(16))
  for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
    expect(() => random.below(limit)).toThrow('limit')
  expect(random.below(1)).toBe(0)
})
