import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import { startCell } from '@/domain/heartbreak/board/level'
import { countThreeBv } from './grade'
import { placeHearts } from './placement'
import { randomFrom } from './random'
import { repairSteps } from './repair'

/**
 * The work that may go into one board, in cells of solved boards. Marriage may be solved 833 times and needs about
 * four; the largest custom board 333 times, so that a hopeless one is given up after about a second.
 */
const maxSolvedCells = 400_000

/**
 * Deals the board of a level and a seed, the same one everywhere and always. It can be solved from its start without
 * a guess and is not open all at once; only a custom level may be dealt a board that falls short of that, and then
 * `guessFree` is false.
 */
export function dealBoard(name: BoardSpec): Board {
  const steps = dealSteps(name)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same, one solved board a step (some milliseconds): for a page that has nothing but its own thread to deal on. */
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
