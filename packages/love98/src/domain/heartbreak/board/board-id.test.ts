import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBoardId, parseBoardId } from './board-id'
import { customLevel, maxBroken, minBroken, parseLevelId } from './custom-level'
import { levels } from './level'
import { formatSeed, parseSeed } from './seed'

const anySeed = fc.uint8Array({ minLength: 16, maxLength: 16 })
const zeros = 'a'.repeat(26)
const problemOf = (id: string) => {
  const read = parseBoardId(id)
  return read.ok ? 'none' : read.problem
}

// Proves S2.5
test('an id contains its level and seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), anySeed, (level, seed) => {
      const id = formatBoardId({ level, seed })
      expect(id).toMatch(/^g1\.[a-z-]+\.[a-z2-7]{26}$/)
      expect(parseBoardId(id)).toEqual({ ok: true, value: { level, seed } })
    }),
  )
})

test('seeds are RFC 4648 base32, and each has one spelling', () => {
  expect(formatSeed(new Uint8Array(16))).toBe(zeros)
  expect(formatSeed(new TextEncoder().encode('foobar'))).toBe('mzxw6ytboi')
  expect(parseSeed(`${'a'.repeat(25)}b`)).toBeUndefined()
  expect(parseSeed(zeros.toUpperCase())).toBeUndefined()
})

test('the id of a custom board contains its size', () => {
  const level = customLevel(12, 10, 20)
  if (!level.ok) throw new Error(level.problem)
  const id = formatBoardId({ level: level.value, seed: new Uint8Array(16) })
  expect(id).toBe(`g1.custom-12x10x20.${zeros}`)
  expect(parseBoardId(id)).toMatchObject({
    ok: true,
    value: { level: { columns: 12, rows: 10, broken: 20 } },
  })
})

test.each([
  ['', 'three parts'],
  [`g1.crush.${zeros}.x`, 'three parts'],
  [`g2.crush.${zeros}`, 'Only version "g1" can be played here'],
  [`g1.heartless.${zeros}`, 'There is no level "heartless"'],
  [`g1.custom-012x10x20.${zeros}`, 'There is no level'],
  [`g1.custom-99x10x20.${zeros}`, '5 to 40 columns'],
  [`g1.crush.${zeros}a`, 'seed of the board is damaged'],
  [`g1.crush.${'1'.repeat(26)}`, 'seed of the board is damaged'],
])('%s is not a board, and the message gives the reason', (id, problem) =>
  expect(problemOf(id)).toContain(problem),
)

test.each([
  [4, 9, 9, '5 to 40 columns'],
  [9, 31, 50, '5 to 30 rows'],
  [9, 9, 8, '9 to 28 broken hearts'],
  [9, 9, 29, '9 to 28 broken hearts'],
  [9.5, 9, 10, 'Enter a whole number'],
  [9, 9, Number.NaN, '9 to 28 broken hearts'],
])('%s by %s with %s is outside the limits', (columns, rows, broken, problem) => {
  const level = customLevel(columns, rows, broken)
  expect(level.ok ? 'none' : level.problem).toContain(problem)
})

test('every allowed size has room for its hearts outside the start patch, and has an id', () => {
  for (let columns = 5; columns <= 40; columns++)
    for (let rows = 5; rows <= 30; rows++) {
      expect(minBroken(columns, rows)).toBeLessThanOrEqual(maxBroken(columns, rows))
      expect(maxBroken(columns, rows)).toBeLessThan(columns * rows - 9)
      const level = customLevel(columns, rows, maxBroken(columns, rows))
      expect(level.ok && parseLevelId(level.value.id)).toEqual(level)
    }
})
