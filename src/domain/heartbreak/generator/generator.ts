// The generator of no-guess boards.

import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import { startCell } from '@/domain/heartbreak/board/level'
import { countThreeBv } from './grade'
import { placeHearts } from './placement'
import { randomFrom } from './random'
import { repairSteps } from './repair'

/**
 * The work limit for one board: solver runs times cells. Marriage may be solved 833 times and needs about four; the
 * largest custom board 333 times, which takes about a second. A count, not a time, so that every machine stops at the
 * same point.
 */
const maxSolvedCells = 400_000

/**
 * Generates the board of a level and a seed, identical on every machine. It is a no-guess board with a 3BV above 1; only
 * for a crowded custom level may that fail, and then `guessFree` is false.
 */
export function dealBoard(name: BoardSpec): Board {
  const steps = dealSteps(name)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The same for a caller that has only so much time.
 * @param isOver asked after each solver run
 * @returns null when it said so before the board was dealt
 */
export function dealWithin(name: BoardSpec, isOver: () => boolean): Board | null {
  const steps = dealSteps(name)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (isOver()) return null
  }
}

/** The same as a generator that yields after each solver run (some milliseconds), for use on a main thread. */
export function* dealSteps({ level, seed }: BoardSpec): Generator<void, Board> {
  const random = randomFrom(seed)
  const start = startCell(level)
  const first = boardFrom(level, placeHearts(level, random), start, false)
  const effort = { solves: Math.floor(maxSolvedCells / first.field.size) }
  let placed = first
  while (effort.solves > 0) {
    const repaired = yield* repairSteps(placed, random, effort)
    if (repaired && countThreeBv(repaired).threeBv > 1) return repaired
    yield
    placed = boardFrom(level, placeHearts(level, random), start, false)
  }
  return first
}
