import { expect, test } from 'vitest'
import { boardFrom } from '@/domain/heartbreak/board/board'
import { faceOf, type Game, type GameRules, heartsLeft, newGame } from './game'
import type { Operation } from './move'
import { hintPenaltyMs, lifePenaltyMs, play, timeMs } from './play'

/** Three broken hearts in the second column of five; the three columns to the right are open from the start. */
const drawing = ['.*...', '.....', '.*...', '.....', '.*...'].join('')
const hearts = Uint8Array.from(drawing, (sign) => (sign === '*' ? 1 : 0))
const level = { id: 'drawn', name: 'Drawn', columns: 5, rows: 5, broken: 3 }
const board = boardFrom(level, hearts, 14, true)
const casual: GameRules = { mode: 'classic', ranked: false }
const ranked: GameRules = { mode: 'classic', ranked: true }
const secondChance: GameRules = { mode: 'second-chance', ranked: false }

type Step = readonly [operation: Operation, cell?: number, afterMs?: number]

function after(game: Game, ...steps: readonly Step[]): Game {
  return steps.reduce((state, [operation, cell = 0, afterMs = 1_000]) => {
    const played = play(state, { afterMs, operation, cell })
    if (!played.ok) throw new Error(played.refusal)
    return played.game
  }, game)
}

function refusalOf(game: Game, operation: Operation, cell = 0, afterMs = 0): string {
  const played = play(game, { afterMs, operation, cell })
  return played.ok ? 'none' : played.refusal
}

function openAll(game: Game): Game {
  const closedWhole = [...game.cells.keys()].filter((cell) => game.cells[cell] === 0 && hearts[cell] === 0)
  return after(game, ...closedWhole.map((cell): Step => ['open', cell, 0]))
}

test('the start patch is open, and the clock waits for the first move of any kind', () => {
  const game = newGame(board, casual)
  expect(game.phase).toBe('ready')
  expect(game.cells.join('')).toBe('00111'.repeat(5))
  expect(timeMs(after(game, ['pin', 20, 9_000], ['open', 0, 250]))).toBe(250)
})

// Proves S2.5, S10.13
test('opening all whole hearts wins', () => {
  const game = openAll(newGame(board, casual))
  expect([game.phase, game.wholeLeft, faceOf(game, true)]).toEqual(['won', 0, 'won'])
  expect(refusalOf(game, 'pin', 1)).toBe('game-over')
  expect(heartsLeft(game)).toBe(0)
})

// Proves S2.5
test('a broken heart ends a game of one life', () => {
  const game = after(newGame(board, casual), ['open', 1])
  expect([game.phase, game.hit, game.lives, game.cells[1]]).toEqual(['dead', 1, 0, 3])
  expect(faceOf(game, false)).toBe('dead')
})

// Proves S2.5
test('the face looks worried while a heart is pressed', () => {
  const game = newGame(board, casual)
  expect([faceOf(game, false), faceOf(game, true)]).toEqual(['active', 'worried'])
})

test('a second chance costs a life and ten seconds, and the last life shows the worried face', () => {
  const first = after(newGame(board, secondChance), ['open', 1, 0])
  expect([first.phase, first.lives, timeMs(first), heartsLeft(first)]).toEqual([
    'playing',
    2,
    lifePenaltyMs,
    2,
  ])
  const second = after(first, ['open', 11, 0])
  expect(faceOf(second, false)).toBe('worried')
  expect(after(second, ['open', 21, 0]).phase).toBe('dead')
  const won = openAll(second)
  expect([won.phase, timeMs(won)]).toEqual(['won', 2 * lifePenaltyMs])
})

test('the zen mode has no clock', () => {
  expect(timeMs(after(newGame(board, { mode: 'zen', ranked: false }), ['pin', 1], ['unpin', 1]))).toBe(0)
})

test('a pinned heart does not open, and the counter follows the pins below zero', () => {
  const game = after(newGame(board, casual), ['pin', 1])
  expect([refusalOf(game, 'open', 1), heartsLeft(game), game.pinsUsed]).toEqual(['pinned-heart', 2, true])
  const back = after(game, ['unpin', 1])
  expect([heartsLeft(back), back.actions, back.cells[1]]).toEqual([3, 2, 0])
  expect(heartsLeft(after(back, ['pin', 0], ['pin', 1], ['pin', 5], ['pin', 20]))).toBe(-1)
})

test('a chord opens the unpinned neighbors, and relies on wrong pins', () => {
  const game = newGame(board, casual)
  const right = after(game, ['pin', 1], ['chord', 2])
  expect([right.phase, right.cells[6], right.wholeLeft]).toEqual(['playing', 1, 6])
  const wrong = after(game, ['pin', 6], ['chord', 2])
  expect([wrong.phase, wrong.hit]).toEqual(['dead', 1])
  expect(refusalOf(right, 'chord', 2)).toBe('chord-opens-nothing')
  expect(refusalOf(game, 'chord', 2)).toBe('chord-pins-differ')
  for (const cell of [0, 14]) expect(refusalOf(game, 'chord', cell)).toBe('chord-needs-number')
})

test('an exploded heart counts as a pin for a chord', () => {
  const game = after(newGame(board, secondChance), ['open', 1], ['chord', 2])
  expect([game.cells[6], game.lives]).toEqual([1, 2])
})

test('an opening stops at a pin, and continues when the pinned heart is opened', () => {
  const row = boardFrom(
    { ...level, columns: 7, rows: 1, broken: 1 },
    Uint8Array.of(0, 0, 0, 1, 0, 0, 0),
    6,
    true,
  )
  const stopped = after(newGame(row, casual), ['pin', 1], ['open', 0])
  expect(stopped.cells.join('')).toBe('1200111')
  const won = after(stopped, ['unpin', 1], ['open', 1])
  expect([won.cells.join(''), won.phase]).toEqual(['1110111', 'won'])
})

test('a hint costs fifteen seconds in a ranked game', () => {
  expect(timeMs(after(newGame(board, ranked), ['hint', 0, 0]))).toBe(hintPenaltyMs)
  expect(timeMs(after(newGame(board, casual), ['hint', 0, 0]))).toBe(0)
})

test('the clock stops while the window is hidden, but not in a ranked game', () => {
  const steps: Step[] = [
    ['pin', 1],
    ['blur', 0, 500],
    ['focus', 0, 60_000],
    ['unpin', 1, 500],
  ]
  expect(timeMs(after(newGame(board, casual), ...steps))).toBe(1_000)
  expect(timeMs(after(newGame(board, ranked), ...steps))).toBe(61_000)
  const away = after(newGame(board, casual), ['blur'])
  expect([refusalOf(away, 'open', 0), refusalOf(away, 'blur'), away.phase]).toEqual(['away', 'away', 'ready'])
  expect(refusalOf(newGame(board, casual), 'focus')).toBe('not-away')
})

test('an impossible move is refused with its reason', () => {
  const game = newGame(board, casual)
  expect(refusalOf(game, 'open', 14)).toBe('already-open')
  expect(refusalOf(game, 'pin', 14)).toBe('not-closed')
  expect(refusalOf(game, 'unpin', 1)).toBe('not-pinned')
  for (const cell of [-1, 25, 0.5, Number.NaN]) expect(refusalOf(game, 'open', cell)).toBe('bad-cell')
  for (const time of [-1, 0.5, Number.NaN, 1_800_001])
    expect(refusalOf(game, 'open', 0, time)).toBe('bad-time')
  expect(refusalOf(game, 'hint', 3)).toBe('bad-cell')
  expect(refusalOf(game, 'undo' as Operation)).toBe('bad-operation')
})

test('a move does not mutate the game', () => {
  const game = newGame(board, casual)
  const before = structuredClone(game)
  after(game, ['pin', 1], ['open', 0], ['open', 20], ['blur'])
  expect(structuredClone(game)).toEqual(before)
})

test('a ranked game has the classic rules', () => {
  expect(() => newGame(board, { mode: 'zen', ranked: true })).toThrow('cannot be ranked')
})
