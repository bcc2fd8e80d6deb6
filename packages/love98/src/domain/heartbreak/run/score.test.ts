import { expect, test } from 'vitest'
import { boardFrom } from '@/domain/heartbreak/board/board'
import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import { type Game, type GameRules, newGame } from './game'
import { play } from './play'
import { scoreOf, shownSeconds } from './score'
import { shareText } from './share-text'

const crush = { id: 'crush', name: 'Crush', columns: 7, rows: 1, broken: 3 }
const row = boardFrom(crush, Uint8Array.of(0, 1, 0, 1, 0, 1, 0), 6, true)
const ranked: GameRules = { mode: 'classic', ranked: true }

/** A row whose three closed whole hearts are opened one by one, each two seconds after the other. */
function won(rules: GameRules, pin = false): Game {
  const steps = [...(pin ? [['pin', 1] as const] : []), ['open', 0], ['open', 2], ['open', 4]] as const
  return steps.reduce(
    (game, [operation, cell]) => {
      const played = play(game, { afterMs: 2_000, operation, cell })
      if (!played.ok) throw new Error(played.refusal)
      return played.game
    },
    newGame(row, rules),
  )
}

test('3BV counts each opening once and each isolated number once', () => {
  const corner = boardFrom(
    { ...crush, columns: 3, rows: 3, broken: 1 },
    Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0),
    8,
    true,
  )
  expect(countThreeBv(corner)).toEqual({ threeBv: 1, openings: 1 })
  expect(countThreeBv(row)).toEqual({ threeBv: 4, openings: 0 })
})

test('a score consists of time, speed, efficiency and points, plus a tenth without pins', () => {
  const free = scoreOf(won(ranked))
  expect(free).toMatchObject({
    timeMs: 4_000,
    seconds: 4,
    threeBv: 4,
    speed: 1,
    actions: 3,
    lovePoints: 1_100,
  })
  expect(free.efficiency).toBeCloseTo(4 / 3)
  expect(scoreOf(won(ranked, true))).toMatchObject({ timeMs: 6_000, actions: 4, lovePoints: 667 })
  expect(scoreOf(won({ mode: 'zen', ranked: false }))).toMatchObject({ timeMs: 0, speed: 0, lovePoints: 0 })
})

test('only a won game has a score', () => {
  expect(() => scoreOf(newGame(row, ranked))).toThrow('Only a won game')
})

test('the clock shows whole seconds up to 999', () => {
  expect([0, 999, 1_000, 998_999, 999_000, 1_800_000].map(shownSeconds)).toEqual([0, 0, 1, 998, 999, 999])
})

test('a shared result shows the outcome, and nothing of the board', () => {
  const url = 'https://cats.example/p/1'
  expect(
    shareText({ level: crush, won: true, score: scoreOf(won(ranked)), date: '2026-11-20', streak: 3, url }),
  ).toBe(
    `Heartbreak daily 2026-11-20 · Crush\n💗 Every whole heart found · 4.0 s · 1.00 3BV/s · no hints · 3-day streak\n${url}`,
  )
  expect(shareText({ level: crush, won: false, url })).toBe(
    `Heartbreak · Crush\n💔 A heart was broken\n${url}`,
  )
})
