import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { newGame } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { replay } from '@/domain/heartbreak/run/replay'
import { decodeLog, encodeLog } from '@/domain/heartbreak/wire/move-log'
import { numberedSeed } from './numbered-seed'
import { playToTheEnd, ranked } from './played-game'

const marriage = levels[2]

// Proves S2.5
test('the replay of an encoded and decoded log equals the live game, in the middle and at the end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), fc.nat(), fc.nat(), (level, seed, choice) => {
      const board = dealBoard({ level, seed: numberedSeed(seed) })
      const live = playToTheEnd(board, choice)
      const read = decodeLog(encodeLog(live.moves))
      if (!read.ok) throw new Error(read.problem)
      for (const end of [choice % live.moves.length, live.moves.length - 1]) {
        const again = replay(board, ranked, read.value.slice(0, end + 1))
        expect(again.ok).toBe(true)
        expect(again.game).toEqual(live.states[end])
      }
      expect(live.states.at(-1)?.phase).toBe('won')
    }),
    { numRuns: 60 },
  )
})

test('a replay stops at the first impossible move, and reports the move and the reason', () => {
  const board = dealBoard({ level: marriage, seed: numberedSeed(2) })
  const { moves, states } = playToTheEnd(board, 2)
  const wrong: Move = { afterMs: 5, operation: 'open', cell: board.start }
  const stopped = replay(board, ranked, [...moves.slice(0, 10), wrong, ...moves.slice(10)])
  expect(stopped).toMatchObject({ ok: false, at: 10, refusal: 'already-open' })
  expect(!stopped.ok && stopped.problem).toBe('Move 11: The heart was already open.')
  expect(stopped.game).toEqual(states[9])
  expect(replay(board, ranked, [])).toEqual({ ok: true, game: newGame(board, ranked) })
})

// Proves S2.5
test('a log of 600 moves on the largest level is read and replayed', () => {
  const board = dealBoard({ level: marriage, seed: numberedSeed(1) })
  const { moves } = playToTheEnd(board, 1)
  const broken = board.hearts.indexOf(1)
  const pins: Move[] = Array.from({ length: (601 - moves.length) & ~1 }, (_, at) => ({
    afterMs: 100,
    operation: at % 2 === 0 ? 'pin' : 'unpin',
    cell: broken,
  }))
  const text = encodeLog([...pins, ...moves])
  const times: number[] = []
  for (let round = 0; round < 50; round++) {
    const began = performance.now()
    const read = decodeLog(text)
    const all = read.ok ? read.value : []
    const again = replay(board, ranked, all)
    times.push(performance.now() - began)
    expect(again).toMatchObject({ ok: true, game: { phase: 'won' } })
    expect(all.length).toBeGreaterThanOrEqual(600)
  }
  times.sort((one, other) => one - other)
  console.log(
    `600 moves, ${text.length} characters: median ${times[25]?.toFixed(2)}, slowest ${times[49]?.toFixed(2)} ms`,
  )
})
