import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newGame } from '@/domain/solitaire/game'
import { formatRecord, parseRecord } from '@/domain/solitaire/game-record'
import { numberedSeed } from '../heartbreak/numbered-seed'
import { easy, gameWonByHints, playAtRandom } from './played-games'

test('a stored game is restored with every move that can be undone', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.array(fc.nat(9999), { maxLength: 120 }),
      fc.nat(100),
      (seed, picks, later) => {
        const game = playAtRandom(newGame(seed, easy), picks).at(-1) ?? newGame(seed, easy)
        const record = { seed, day: null, game, seconds: game.at + later }
        expect(parseRecord(formatRecord(record))).toEqual(record)
      },
    ),
    { numRuns: 60 },
  )
  const won = { ...gameWonByHints(), day: '2026-11-22', seconds: 999 }
  expect(parseRecord(formatRecord(won))).toEqual(won)
})

const seed = numberedSeed(4)
const game = playAtRandom(newGame(seed, easy), [1, 5, 9]).at(-1) ?? newGame(seed, easy)
const good = JSON.parse(formatRecord({ seed, day: null, game, seconds: 60 })) as Record<string, unknown>

test.each<[string, object]>([
  ['another version', { version: 2 }],
  ['a damaged seed', { seed: 'a' }],
  ['a day that does not exist', { day: '2026-02-30' }],
  ['rules that do not exist', { rules: { ...easy, drawCount: 2 } }],
  ['scoring that does not exist', { rules: { ...easy, scoring: 'vegas' } }],
  ['a clock behind its moves', { seconds: 1 }],
  ['an illegal move', { log: [0, (6 * 13 + 6) * 14 + 1] }],
  ['half a move', { log: [0] }],
  ['moves that go back in time', { log: [5, 15, 4, 15] }],
  ['text for moves', { log: 'nonsense' }],
  ['a fraction', { log: [0, 15.5] }],
])('a stored game with %s is refused', (_name, change) => {
  expect(parseRecord(JSON.stringify(good))).toBeDefined()
  expect(parseRecord(JSON.stringify({ ...good, ...change }))).toBeUndefined()
})

test('any text is read as a game or as none, and a log with too many moves is refused before it is replayed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseRecord(text)).toBeUndefined()
    }),
  )
  const log = Array.from({ length: 40_002 }, (_, index) => (index % 2 === 0 ? 0 : 15))
  expect(parseRecord(JSON.stringify({ ...good, log: log.slice(0, 40_000) }))).toBeDefined()
  expect(parseRecord(JSON.stringify({ ...good, log }))).toBeUndefined()
})
