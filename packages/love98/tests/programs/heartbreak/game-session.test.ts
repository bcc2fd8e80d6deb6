import { expect, test, vi } from 'vitest'
import { isBroken } from '@/domain/heartbreak/board/board'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { replay } from '@/domain/heartbreak/run/replay'
import { tile, tilesOf } from '@/programs/heartbreak/board/tiles'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'
import { drawnBoard } from '../../domain/heartbreak/small-board'
import { waitOptions } from '../../support/event-loop'
import { sessionOf } from './session-of'

const casual = { mode: 'classic', ranked: false } as const
const crush = dealBoard({ level: levels[0], seed: numberedSeed(7) })
const firstBroken = crush.hearts.indexOf(1)

test('the move log of a session replays to its game state', async () => {
  for (const choice of [1, 2, 3]) {
    const { clock, session } = await sessionOf(crush, casual)
    for (const { afterMs, cell, operation } of playToTheEnd(crush, choice, casual).moves) {
      clock.now += afterMs + 0.4
      session.move(operation, cell)
    }
    const { game, moves } = session.getState()
    expect(game?.phase).toBe('won')
    expect(replay(crush, casual, moves)).toEqual({ ok: true, game })
    // Rounding remainders count for the next move, so the log is as long as the game.
    const spent = moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
    expect(Math.abs(spent - (clock.now - 1_000))).toBeLessThanOrEqual(1)
  }
})

test('an illegal move is not recorded', async () => {
  const { session } = await sessionOf(crush, casual)
  expect(session.move('open', crush.start)).toBeUndefined()
  expect(session.getState().moves).toEqual([])
})

test('a loss is explained by a heart that was safe before it', async () => {
  const { session } = await sessionOf(crush, casual)
  session.move('open', firstBroken)
  await vi.waitFor(() => expect(session.getState().explanation).not.toBeNull(), waitOptions)
  const { explanation, game } = session.getState()
  expect([game?.phase, explanation?.about, explanation?.deduction.kind]).toEqual(['dead', 'loss', 'safe'])
  if (explanation?.deduction.kind === 'safe') expect(isBroken(crush, explanation.deduction.cell)).toBe(false)
})

test('a loss on a board without a safe heart is explained as such', async () => {
  // The last column is a 50/50 guess.
  const even = drawnBoard('s..*', '....')
  const { session } = await sessionOf({ ...even, guessFree: true }, casual)
  session.move('open', even.hearts.indexOf(1))
  await vi.waitFor(() => expect(session.getState().explanation).not.toBeNull(), waitOptions)
  const { explanation } = session.getState()
  expect(explanation?.deduction.kind).toBe('none')
})

test('a hint is a move, marks a safe heart, and is cleared by the next move', async () => {
  const { session } = await sessionOf(crush, casual)
  await session.hint(crush.start)
  const { explanation, game } = session.getState()
  expect([explanation?.about, explanation?.deduction.kind, game?.hints]).toEqual(['hint', 'safe', 1])
  session.move('pin', firstBroken)
  expect(session.getState().explanation).toBeNull()
})

test('a pin cycles through pin, question mark and none', async () => {
  const { session } = await sessionOf(crush, casual)
  const seen: number[] = []
  for (let press = 0; press < 3; press++) {
    session.pin(firstBroken, true)
    const { game, questions } = session.getState()
    if (game) seen.push(tilesOf(game, { questions, covered: false })[firstBroken] ?? -1)
  }
  expect(seen).toEqual([tile.pinned, tile.question, tile.closed])
  expect(session.getState().moves.map(({ operation }) => operation)).toEqual(['pin', 'unpin'])
})

test('a hidden window stops the clock of an unranked game, but not of a ranked one', async () => {
  for (const ranked of [false, true]) {
    const { clock, session } = await sessionOf(crush, { mode: 'classic', ranked })
    session.move('pin', firstBroken)
    clock.now += 1_000
    session.setAway(true)
    expect(session.move('unpin', firstBroken)).toBeUndefined()
    clock.now += 60_000
    session.setAway(false)
    expect(session.getState().game?.playedMs).toBe(ranked ? 61_000 : 1_000)
  }
})

test('a covered board shows the same tile in every cell', async () => {
  const { session } = await sessionOf(crush, casual)
  const { game } = session.getState()
  expect(new Set(game && tilesOf(game, { questions: new Set(), covered: true }))).toEqual(
    new Set([tile.covered]),
  )
})

test('a newer deal replaces an older one that is still pending', async () => {
  const { setup, session } = await sessionOf(crush, casual)
  const slow = session.deal(setup)
  const other = { ...setup, date: '2026-11-20' }
  await Promise.all([slow, session.deal(other)])
  expect(session.getState().setup.date).toBe('2026-11-20')
  expect(session.getState().phase).toBe('game')
})

test('a board that may need a guess cannot be played until it is accepted', async () => {
  const { session } = await sessionOf({ ...crush, guessFree: false }, casual)
  expect(session.getState().phase).toBe('may-need-guess')
  expect(session.move('pin', firstBroken)).toBeUndefined()
  session.acceptGuesses()
  expect(session.move('pin', firstBroken)).toBeDefined()
})

test('a notice stays while the window is hidden, and is cleared by the next move', async () => {
  const board = dealBoard({ level: levels[0], seed: numberedSeed(7) })
  const { session } = await sessionOf(board, { mode: 'classic', ranked: true })
  session.showNotice('Your game is on the session.')
  session.setAway(true)
  session.setAway(false)
  expect(session.getState().notice).toBe('Your game is on the session.')
  session.move('pin', board.hearts.indexOf(1))
  expect(session.getState().notice).toBeNull()
})
