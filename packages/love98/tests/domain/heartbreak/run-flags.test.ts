import { expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import type { Move } from '@/domain/heartbreak/run/move'
import { countPins } from '@/domain/heartbreak/run/pin-record'
import { replay } from '@/domain/heartbreak/run/replay'
import { flagsOf, reviewScore, suspicionOf } from '@/domain/heartbreak/run/run-flags'
import { numberedSeed } from './numbered-seed'
import { playToTheEnd, ranked } from './played-game'
import { drawnBoard } from './small-board'

const board = dealBoard({ level: levels[1], seed: numberedSeed(98) })
const { moves } = playToTheEnd(board, 98)
const byHand = { untrusted: 0, pointerSamples: 400, pointer: moves.length }
const timed = (wait: (at: number) => number): Move[] =>
  moves.map((move, at) => ({ ...move, afterMs: wait(at) }))

test('a human run has no flags', () => {
  expect(flagsOf(board, moves, byHand)).toEqual([])
  expect(flagsOf(board, moves, { untrusted: 0, pointerSamples: 0, pointer: 0 })).toEqual([])
})

test('moves at a regular interval are flagged, except in a game of few moves', () => {
  expect(
    flagsOf(
      board,
      timed((at) => 300 + (at % 2) * 20),
      byHand,
    ),
  ).toEqual(['regular-intervals'])
  expect(
    flagsOf(
      board,
      timed((at) => 300 + (at % 2) * 200),
      byHand,
    ),
  ).toEqual([])
  const short = timed(() => 300).slice(0, 15)
  expect(flagsOf(board, short, byHand)).not.toContain('regular-intervals')
})

test('a speed of more than six 3BV per second is flagged', () => {
  const pace = (ms: number) => timed((at) => (at % 3 === 0 ? ms * 2 : ms / 2))
  expect(flagsOf(board, pace(20), byHand)).toContain('fast-solving')
  expect(flagsOf(board, pace(400), byHand)).not.toContain('fast-solving')
  // The seconds that a hint adds do not count as played time.
  const hint: Move = { afterMs: 10, operation: 'hint', cell: 0 }
  expect(flagsOf(board, [hint, ...pace(20)], byHand)).toContain('fast-solving')
})

test('reactions within 60 ms to a distant new number are flagged from the third one', () => {
  const band = ['............', '............', '............', '**********.*']
  const bands = drawnBoard(...band, ...band, ...band, '............', '.....s......', '............')
  const answers = (count: number, reaction: number, from = 0): Move[] =>
    [0, 1, 2].flatMap((at) => [
      { afterMs: 700 + at * 200, operation: 'open', cell: at * 48 + 12 + from },
      { afterMs: at < count ? reaction : 500, operation: 'open', cell: at * 48 + 46 },
    ])
  const flagged = (moves: readonly Move[]) => flagsOf(bands, moves, byHand).includes('fast-reactions')
  expect(replay(bands, ranked, answers(3, 10)).game.phase).toBe('won')
  expect([flagged(answers(3, 59)), flagged(answers(3, 60)), flagged(answers(2, 10))]).toEqual([
    true,
    false,
    false,
  ])
  // Three hearts are next to the last one, where the player is already looking.
  expect([flagged(answers(3, 10, 6)), flagged(answers(3, 10, 7))]).toEqual([true, false])
})

test('synthetic events and a mouse without movement are flagged; only the former cause a review', () => {
  expect(flagsOf(board, moves, { ...byHand, untrusted: 1 })).toEqual(['untrusted-events'])
  const still = flagsOf(board, moves, { ...byHand, pointerSamples: 0 })
  expect(still).toEqual(['no-pointer-samples'])
  expect(suspicionOf(still)).toBeLessThan(reviewScore)
  for (const flag of ['regular-intervals', 'fast-reactions', 'fast-solving', 'untrusted-events'] as const)
    expect(suspicionOf([flag])).toBeGreaterThanOrEqual(reviewScore)
})

test('many games without a pin on a whole heart are flagged, without a review', () => {
  const careful = (games: number, pins: number, misPins = 0) =>
    flagsOf(
      board,
      moves,
      byHand,
      Array.from({ length: games }, (_, at) => ({ pins, misPins: at === 0 ? misPins : 0 })),
    )
  expect(countPins(board, moves)).toMatchObject({ misPins: 0 })
  expect(careful(9, 25)).toEqual(['no-mis-pins'])
  expect(suspicionOf(['no-mis-pins'])).toBeLessThan(reviewScore)
  expect(suspicionOf(['no-mis-pins', 'no-pointer-samples'])).toBeGreaterThanOrEqual(reviewScore)
  // Too few games, too few pins, games without pins, one mistake.
  for (const none of [careful(8, 100), careful(9, 5), careful(50, 0), careful(40, 25, 1)])
    expect(none).toEqual([])
  const slipped: Move = { afterMs: 200, operation: 'pin', cell: board.hearts.indexOf(0) }
  expect(countPins(board, [slipped])).toEqual({ pins: 1, misPins: 1 })
})
