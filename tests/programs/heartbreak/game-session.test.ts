import { expect, test, vi } from 'vitest'
import { isBroken } from '@/domain/heartbreak/board/board'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { replay } from '@/domain/heartbreak/run/replay'
import { tile, tilesOf } from '@/programs/heartbreak/board/tiles'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'
import { drawnBoard } from '../../domain/heartbreak/small-board'
import { tableOf } from './session-of'

const casual = { mode: 'classic', ranked: false } as const
const crush = dealBoard({ level: levels[0], seed: numberedSeed(7) })
const firstBroken = crush.hearts.indexOf(1)

test('the record of the table replays to the very game on it, whatever was done', async () => {
  for (const choice of [1, 2, 3]) {
    const { clock, table } = await tableOf(crush, casual)
    for (const { afterMs, cell, operation } of playToTheEnd(crush, choice, casual).moves) {
      clock.now += afterMs + 0.4
      table.move(operation, cell)
    }
    const { game, moves } = table.getState()
    expect(game?.phase).toBe('won')
    expect(replay(crush, casual, moves)).toEqual({ ok: true, game })
    // What is rounded off one move is counted with the next: the record is as long as the game was.
    const spent = moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
    expect(Math.abs(spent - (clock.now - 1_000))).toBeLessThanOrEqual(1)
  }
})

test('a move that the rules forbid leaves no trace', async () => {
  const { table } = await tableOf(crush, casual)
  expect(table.move('open', crush.start)).toBeUndefined()
  expect(table.getState().moves).toEqual([])
})

test('a loss is explained by a heart that was safe before it, and nothing is asked after a win', async () => {
  const { table } = await tableOf(crush, casual)
  table.move('open', firstBroken)
  await vi.waitFor(() => expect(table.getState().clue).not.toBeNull())
  const { clue, game } = table.getState()
  expect([game?.phase, clue?.about, clue?.known.kind]).toEqual(['dead', 'loss', 'whole'])
  if (clue?.known.kind === 'whole') expect(isBroken(crush, clue.known.cell)).toBe(false)
})

test('where nothing could be known, that is said', async () => {
  // The two hearts of the last column cannot be told apart.
  const even = drawnBoard('s..*', '....')
  const { table } = await tableOf({ ...even, guessFree: true }, casual)
  table.move('open', even.hearts.indexOf(1))
  await vi.waitFor(() => expect(table.getState().clue).not.toBeNull())
  const { clue } = table.getState()
  expect(clue?.known.kind).toBe('none')
})

test('a hint is a move, points at a safe heart and goes with the next move', async () => {
  const { table } = await tableOf(crush, casual)
  await table.hint(crush.start)
  const { clue, game } = table.getState()
  expect([clue?.about, clue?.known.kind, game?.hints]).toEqual(['hint', 'whole', 1])
  table.move('pin', firstBroken)
  expect(table.getState().clue).toBeNull()
})

test('pins go round: pin, question mark where wanted, nothing', async () => {
  const { table } = await tableOf(crush, casual)
  const seen: number[] = []
  for (let press = 0; press < 3; press++) {
    table.pin(firstBroken, true)
    const { game, questions } = table.getState()
    if (game) seen.push(tilesOf(game, { questions, covered: false })[firstBroken] ?? -1)
  }
  expect(seen).toEqual([tile.pinned, tile.question, tile.closed])
  expect(table.getState().moves.map(({ operation }) => operation)).toEqual(['pin', 'unpin'])
})

test('the clock of an unranked game stands still while nobody looks, and that of a ranked one does not', async () => {
  for (const ranked of [false, true]) {
    const { clock, table } = await tableOf(crush, { mode: 'classic', ranked })
    table.move('pin', firstBroken)
    clock.now += 1_000
    table.away(true)
    expect(table.move('unpin', firstBroken)).toBeUndefined()
    clock.now += 60_000
    table.away(false)
    expect(table.getState().game?.playedMs).toBe(ranked ? 61_000 : 1_000)
  }
})

test('a covered board tells nothing of what it was', async () => {
  const { table } = await tableOf(crush, casual)
  const { game } = table.getState()
  expect(new Set(game && tilesOf(game, { questions: new Set(), covered: true }))).toEqual(
    new Set([tile.covered]),
  )
})

test('a second deal wins over a first one that is slower', async () => {
  const { plan, table } = await tableOf(crush, casual)
  const slow = table.deal(plan)
  const other = { ...plan, date: '2026-11-20' }
  await Promise.all([slow, table.deal(other)])
  expect(table.getState().plan.date).toBe('2026-11-20')
  expect(table.getState().phase).toBe('game')
})

test('a board that may need a guess waits until it is accepted', async () => {
  const { table } = await tableOf({ ...crush, guessFree: false }, casual)
  expect(table.getState().phase).toBe('doubtful')
  expect(table.move('pin', firstBroken)).toBeUndefined()
  table.accept()
  expect(table.move('pin', firstBroken)).toBeDefined()
})

test('what was said stays while the player looks away, and goes with the next move', async () => {
  const board = dealBoard({ level: levels[0], seed: numberedSeed(7) })
  const { table } = await tableOf(board, { mode: 'classic', ranked: true })
  table.say('Your game is on the table.')
  table.away(true)
  table.away(false)
  expect(table.getState().notice).toBe('Your game is on the table.')
  table.move('pin', board.hearts.indexOf(1))
  expect(table.getState().notice).toBeNull()
})
