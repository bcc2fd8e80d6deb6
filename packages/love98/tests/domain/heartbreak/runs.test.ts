import { expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import { newGame } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { play, timeMs } from '@/domain/heartbreak/run/play'
import { replay } from '@/domain/heartbreak/run/replay'
import {
  clockTolerance,
  freeStudyMs,
  minUnitMs,
  type Run,
  verifyRun,
} from '@/domain/heartbreak/run/verify-run'
import { numberedSeed } from './numbered-seed'
import { playToTheEnd, ranked } from './played-game'

const [crush, fling] = levels
const board = dealBoard({ level: fling, seed: numberedSeed(98) })
const { moves, states } = playToTheEnd(board, 98)
const spanMs = moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
const claimedMs = timeMs(states.at(-1) ?? newGame(board, ranked))
const honest: Run = {
  moves,
  claimedMs,
  issuedAtMs: 1_000,
  receivedAtMs: 1_000 + spanMs + 300,
  roundTripMs: 300,
  lateMs: 0,
}
const changed = (change: Partial<Run>) => verifyRun(board, { ...honest, ...change })

test('an honest run is accepted with the time it took', () => {
  expect(claimedMs).toBeGreaterThan(10_000)
  expect(verifyRun(board, honest)).toMatchObject({ outcome: 'won', officialMs: claimedMs })
})

test('server time beyond the log and one second of latency is added to the time', () => {
  const late = { receivedAtMs: honest.receivedAtMs + 5_000 }
  expect(changed(late)).toMatchObject({ outcome: 'won', officialMs: claimedMs + 5_000 })
  expect(changed({ ...late, roundTripMs: 60_000 })).toMatchObject({
    outcome: 'won',
    officialMs: claimedMs + 4_300,
  })
})

test('a log truncated at any length is refused', () => {
  for (let length = 0; length < moves.length; length++)
    expect(changed({ moves: moves.slice(0, length) })).toMatchObject({
      outcome: 'refused',
      refusal: 'not-over',
    })
})

test('a log with moves after the win is refused, with the number of the move', () => {
  const verdict = changed({ moves: [...moves, { afterMs: 1, operation: 'hint', cell: 0 }] })
  expect(verdict).toMatchObject({ outcome: 'refused', refusal: 'illegal-move' })
  expect(verdict).toHaveProperty('problem', `Move ${moves.length + 1}: The game was already over.`)
})

test('a reordered log is refused, unless the order has no effect on the game', () => {
  let refused = 0
  for (let at = 1; at < moves.length; at++) {
    const order = [...moves]
    const [moved] = order.splice(at, 1)
    if (moved) order.splice(Math.floor(at / 2), 0, moved)
    const verdict = changed({ moves: order })
    if (verdict.outcome === 'won') expect(verdict.game.cells).toEqual(states.at(-1)?.cells)
    else refused++
  }
  expect(refused).toBeGreaterThan(moves.length / 10)
  expect(changed({ moves: [...moves].reverse() })).toMatchObject({
    outcome: 'refused',
    refusal: 'illegal-move',
  })
})

test('a forged log is refused: a broken heart opened, a cell outside of the board, a chord that pins do not allow', () => {
  const broken = board.hearts.indexOf(1)
  const first = (operation: Move['operation'], cell: number): Move[] => [
    { afterMs: 0, operation, cell },
    ...moves,
  ]
  expect(changed({ moves: first('open', broken) })).toMatchObject({
    problem: 'Move 2: The game was already over.',
  })
  expect(changed({ moves: first('open', broken).slice(0, 1) })).toMatchObject({ outcome: 'lost' })
  expect(changed({ moves: first('open', 256) })).toMatchObject({
    problem: 'Move 1: The board has no such square.',
  })
  expect(changed({ moves: first('open', board.start) })).toMatchObject({ refusal: 'illegal-move' })
  const { cells } = newGame(board, ranked)
  const number = cells.findIndex((state, cell) => state === 1 && (board.numbers[cell] ?? 0) > 0)
  expect(changed({ moves: first('chord', number) })).toMatchObject({
    problem: 'Move 1: Pin as many hearts around the number as it shows.',
  })
})

test('the log of another board is refused', () => {
  expect(verifyRun(dealBoard({ level: fling, seed: numberedSeed(99) }), honest).outcome).toBe('refused')
  expect(verifyRun(dealBoard({ level: crush, seed: numberedSeed(98) }), honest).outcome).toBe('refused')
})

test('a sped-up log is refused, by its own claim and by the clock of the server', () => {
  const faster = moves.map((move) => ({ ...move, afterMs: Math.floor(move.afterMs / 4) }))
  expect(changed({ moves: faster })).toMatchObject({ outcome: 'refused', refusal: 'time-differs' })
  const forged = { moves: faster, claimedMs: timeMs(replay(board, ranked, faster).game) }
  expect(changed(forged)).toMatchObject({ outcome: 'refused', refusal: 'sped-up' })
})

test('a log sped up within the tolerance gets the official time of the honest log', () => {
  const shorter = moves.map((move, at) => (at === 5 ? { ...move, afterMs: 0 } : move))
  const claimed = timeMs(replay(board, ranked, shorter).game)
  expect(claimed).toBeLessThan(claimedMs)
  expect(changed({ moves: shorter, claimedMs: claimed })).toMatchObject({
    outcome: 'won',
    officialMs: claimedMs,
  })
})

test('a log longer than the elapsed time, or submitted too late, is refused', () => {
  const early = honest.issuedAtMs + spanMs - clockTolerance.longerMs
  expect(changed({ receivedAtMs: early }).outcome).toBe('won')
  expect(changed({ receivedAtMs: early - 1 })).toMatchObject({
    outcome: 'refused',
    refusal: 'longer-than-passed',
  })
  expect(changed({ receivedAtMs: honest.issuedAtMs + 30 * 60_000 + 1 })).toMatchObject({
    refusal: 'too-late',
  })
})

test('the first ten seconds before the first move are free, also with a hidden window', () => {
  const waits = (...before: Move[]) => {
    const longer = before.reduce((sum, { afterMs }) => sum + afterMs, 0)
    return changed({ moves: [...before, ...moves], receivedAtMs: honest.receivedAtMs + longer })
  }
  const first = moves[0]?.afterMs ?? 0
  const looking = (afterMs: number): Move[] => [
    { afterMs: 0, operation: 'blur', cell: 0 },
    { afterMs, operation: 'focus', cell: 0 },
  ]
  expect(waits(...looking(freeStudyMs - first))).toMatchObject({ officialMs: claimedMs })
  expect(waits(...looking(freeStudyMs - first + 5_000))).toMatchObject({
    officialMs: claimedMs + 5_000,
    addedMs: { look: 5_000, travel: 0 },
  })
})

test('the times of a lost game are not checked', () => {
  const lost: Move[] = [{ afterMs: 5, operation: 'open', cell: board.hearts.indexOf(1) }]
  expect(changed({ moves: lost, claimedMs: 99, receivedAtMs: 900_000 })).toMatchObject({ outcome: 'lost' })
})

test('a run submitted late is ranked with the delay added to its time', () => {
  const late = { receivedAtMs: honest.receivedAtMs + 60_000 }
  expect(changed(late)).toMatchObject({ outcome: 'refused', refusal: 'sped-up' })
  expect(changed({ ...late, lateMs: 60_000 })).toMatchObject({
    outcome: 'won',
    officialMs: claimedMs + 60_000,
    addedMs: { look: 0, travel: 60_000 },
  })
  const shorter = moves.map((move) => ({ ...move, afterMs: Math.floor(move.afterMs / 4) }))
  const claimed = timeMs(replay(board, ranked, shorter).game)
  const saved = claimedMs - claimed
  const forged = changed({ moves: shorter, claimedMs: claimed, lateMs: saved })
  expect(forged).toMatchObject({ outcome: 'won' })
  expect(forged.outcome === 'won' && forged.officialMs).toBeGreaterThanOrEqual(claimedMs)
  expect(changed({ lateMs: 3_000 })).toMatchObject({ refusal: 'longer-than-passed' })
})

/** A won run whose second move takes all the time. */
function inTotal(playedMs: number): Run {
  let game = newGame(board, ranked)
  const made: Move[] = []
  for (const cell of board.hearts.keys()) {
    const move = { afterMs: made.length === 1 ? playedMs : 0, operation: 'open' as const, cell }
    const played = board.hearts[cell] === 1 ? null : play(game, move)
    if (!played?.ok) continue
    game = played.game
    made.push(move)
  }
  return { ...honest, moves: made, claimedMs: timeMs(game), receivedAtMs: honest.issuedAtMs + playedMs }
}

test('a run of 0 ms is refused, for any claimed latency', () => {
  const forged = { ...inTotal(0), receivedAtMs: honest.issuedAtMs + 1_000, roundTripMs: 1_000 }
  expect(verifyRun(board, forged)).toMatchObject({ outcome: 'refused', refusal: 'impossible' })
})

test('a run below 30 ms per unit of 3BV is refused, and hints do not add to its time', () => {
  const least = countThreeBv(board).threeBv * minUnitMs
  expect(verifyRun(board, inTotal(least))).toMatchObject({ outcome: 'won', officialMs: least })
  const below = inTotal(least - 1)
  expect(verifyRun(board, below)).toMatchObject({ outcome: 'refused', refusal: 'impossible' })
  const hint: Move = { afterMs: 0, operation: 'hint', cell: 0 }
  const hinted = { moves: below.moves.toSpliced(2, 0, hint), claimedMs: below.claimedMs + 15_000 }
  expect(verifyRun(board, { ...below, ...hinted })).toMatchObject({ refusal: 'impossible' })
})
