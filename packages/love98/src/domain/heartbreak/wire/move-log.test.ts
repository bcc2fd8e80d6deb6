import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Move, needsCell, operations } from '@/domain/heartbreak/run/move'
import { checksum, decodeLog, encodeLog, maxMoves, toBase64Url } from './move-log'

const anyMove = fc
  .record({
    afterMs: fc.integer({ min: 0, max: 1_800_000 }),
    operation: fc.constantFrom(...operations),
    cell: fc.nat(1_199),
  })
  .map((move): Move => (needsCell(move.operation) ? move : { ...move, cell: 0 }))

const sealed = (...body: number[]) => toBase64Url([...body, ...checksum(body)])
const problemOf = (text: string) => {
  const read = decodeLog(text)
  return read.ok ? 'none' : read.problem
}

test('encoding and decoding restore the same bytes', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 700 }), (moves) => {
      const text = encodeLog(moves)
      expect(text).toMatch(/^[\w-]*$/)
      expect(decodeLog(text)).toEqual({ ok: true, value: moves })
    }),
  )
})

test('the encoding is RFC 4648 base64url', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { maxLength: 40 }), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    }),
  )
})

test('a log with any one character changed, added or left out is refused', () => {
  const text = encodeLog([
    { afterMs: 0, operation: 'open', cell: 200 },
    { afterMs: 70_000, operation: 'pin', cell: 3 },
  ])
  for (let at = 0; at < text.length; at++) {
    for (const other of ['A', '_', '=', 'é', '7']) {
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      if (changed !== text) expect(decodeLog(changed).ok).toBe(false)
    }
    expect(decodeLog(text.slice(0, at)).ok).toBe(false)
    expect(decodeLog(`${text.slice(0, at)}A${text.slice(at)}`).ok).toBe(false)
  }
})

test('random bytes never throw unexpectedly, and only the canonical encoding is accepted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { maxLength: 40 }), (bytes) => {
      const read = decodeLog(sealed(1, ...bytes))
      if (read.ok) expect(encodeLog(read.value)).toBe(sealed(1, ...bytes))
    }),
    { numRuns: 2_000 },
  )
})

test('each kind of damage has its own error', () => {
  expect(problemOf('a b')).toContain('is not base64url text')
  expect(problemOf('')).toContain('it is incomplete')
  expect(problemOf(toBase64Url([1, 0, 0, 0, 0, 0]))).toContain('its checksum does not match')
  expect(problemOf(sealed(2))).toContain('it has version 2')
  expect(problemOf(sealed(1, 5))).toContain('move 1 is incomplete')
  expect(problemOf(sealed(1, 128, 0, 0))).toContain('move 1 is incomplete')
  expect(problemOf(sealed(1, 255, 255, 255, 255, 1, 0))).toContain('move 1 is incomplete')
  expect(problemOf(sealed(1, 0, 4 + 7))).toContain('move 1 must not name a square')
  expect(problemOf(sealed(1, 0, 0xd0, 0x41))).toContain('move 1 names a square outside the board')
  expect(problemOf(sealed(1, 255, 255, 127, 0))).toContain('the pause before move 1 is too long')
  expect(problemOf('A'.repeat(60_000))).toContain(`it has more than ${maxMoves} moves`)
  expect(problemOf(sealed(1, ...new Array(2 * (maxMoves + 1)).fill(0)))).toContain('it has more than')
})

test('values out of range are not encoded', () => {
  const move: Move = { afterMs: 1, operation: 'open', cell: 0 }
  expect(() => encodeLog(new Array(maxMoves + 1).fill(move))).toThrow('holds at most')
  for (const afterMs of [-1, 0.5, Number.NaN, 1_800_001])
    expect(() => encodeLog([{ ...move, afterMs }])).toThrow('whole milliseconds')
  for (const cell of [-1, 0.5, 1_200]) expect(() => encodeLog([{ ...move, cell }])).toThrow('about a cell')
})
