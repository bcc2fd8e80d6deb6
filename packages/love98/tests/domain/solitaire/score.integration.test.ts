import { expect, test } from 'vitest'
import { type Game, newGame, play, scoreAt, undo } from '@/domain/solitaire/game'
import { draw, legalMoves } from '@/domain/solitaire/move'
import { timePenalty, winBonus } from '@/domain/solitaire/score'
import { numberedSeed } from '../heartbreak/numbered-seed'
import { easy, gameWonByHints } from './played-games'

const untimed = { ...easy, timed: false }

function drawn(game: Game, times: number): Game {
  let after: Game = game
  for (let count = 0; count < times; count++) after = play(after, draw, 0) ?? after
  return after
}

/** Returns the first of several deals in which a move from one kind of pile to another is legal immediately. */
function firstWith(from: (pile: number) => boolean, to: (pile: number) => boolean, turnsOver: boolean) {
  for (let number = 0; number < 200; number++) {
    const game = newGame(numberedSeed(number), untimed)
    const move = legalMoves(game.table, 1).find((made) => from(made.from) && to(made.to))
    const hidden = game.table.columns[(move?.from ?? 6) - 6]?.hidden ?? 0
    if (move && hidden > 0 === turnsOver) return { game, move }
  }
  throw new Error('no such deal')
}

const isColumn = (pile: number) => pile >= 6
const isFoundation = (pile: number) => pile >= 2 && pile < 6

test('a card on a foundation is worth 10, a turned card 5, and undo takes the points back', () => {
  const home = firstWith(isColumn, isFoundation, true)
  const after = play(home.game, home.move, 0)
  expect(after?.score).toBe(15)
  expect(after && undo(after)?.score).toBe(0)
  const first = firstWith(isColumn, isFoundation, false)
  expect(play(first.game, first.move, 0)?.score).toBe(10)
  const moved = firstWith(isColumn, isColumn, true)
  expect(play(moved.game, moved.move, 0)?.score).toBe(5)
})

test('a move from the waste to a column is worth 5, and a move back from a foundation costs 15', () => {
  const found = Array.from({ length: 300 }, (_, number) => {
    const game = drawn(newGame(numberedSeed(number), untimed), 1)
    const move = legalMoves(game.table, 1).find(({ from, to }) => from === 1 && isColumn(to))
    return move ? [play(game, move, 0)?.score] : []
  }).flat()
  expect(new Set(found)).toEqual(new Set([5]))
  let { game } = gameWonByHints(0, untimed)
  for (let one = game.last?.before; one; one = one.last?.before) {
    const move = legalMoves(one.table, 1).find(({ from, to }) => isFoundation(from) && isColumn(to))
    if (!move) continue
    game = one
    expect(play(one, move, 0)?.score).toBe(Math.max(0, one.score - 15))
    return
  }
  throw new Error(`no foundation gives a card back in a game of ${game.score} points`)
})

test('turning the waste back costs 100 with Draw One, 20 from the fourth time with Draw Three, and never gives a negative score', () => {
  const rich = { ...newGame(numberedSeed(5), untimed), score: 500 }
  expect(drawn(rich, 24).score).toBe(500)
  expect(drawn(rich, 25).score).toBe(400)
  expect(drawn(rich, 50).score).toBe(300)
  expect(drawn({ ...rich, score: 30 }, 25).score).toBe(0)
  const three = { ...rich, rules: { ...untimed, drawCount: 3 as const } }
  expect(drawn(three, 27).score).toBe(500)
  expect(drawn(three, 36).score).toBe(480)
})

test('the clock costs 2 points every 10 seconds, and nothing without scoring or a clock', () => {
  expect([timePenalty(0, 9), timePenalty(0, 10), timePenalty(9, 31), timePenalty(31, 9)]).toEqual([
    0, 2, 6, 0,
  ])
  const game = { ...newGame(numberedSeed(5), easy), score: 50 }
  expect(scoreAt(game, 25)).toBe(46)
  const after = play(game, draw, 25)
  expect(after?.score).toBe(46)
  expect(after && scoreAt(after, 30)).toBe(44)
  expect(scoreAt(game, 9999)).toBe(0)
  expect(scoreAt({ ...game, rules: untimed }, 9999)).toBe(50)
  expect(scoreAt({ ...game, rules: { ...easy, scoring: 'none' } }, 0)).toBe(0)
})

test('a timed win has a bonus by its seconds, and its score no longer changes', () => {
  expect([winBonus(29), winBonus(30), winBonus(100)]).toEqual([0, 23_333, 7000])
  const { game } = gameWonByHints()
  expect(scoreAt(game, game.at)).toBe(game.score + winBonus(game.at))
  expect(scoreAt(game, game.at + 500)).toBe(scoreAt(game, game.at))
  expect(winBonus(game.at)).toBeGreaterThan(0)
})
