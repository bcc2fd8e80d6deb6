import { type Board, boardFrom, isBroken } from '@/domain/heartbreak/board/board'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { startCell } from '@/domain/heartbreak/board/level'
import { solve } from '@/domain/heartbreak/solver/solver'
import { type SolverState, showsNumber, unknownMark } from '@/domain/heartbreak/solver/solver-state'
import { countThreeBv } from './grade'
import { placeHearts } from './placement'
import type { Random } from './random'
import { randomFrom } from './random'

/**
 * The work limit for one board: solver runs times cells. Marriage may be solved 833 times and needs about four; the
 * largest custom board 333 times, which takes about a second. A count, not a time, so that every machine stops at the
 * same point.
 */
const maxSolvedCells = 400_000

/**
 * Generates the board of a level and a seed, identical on every machine. It is a no-guess board with a 3BV
 * above 1; only for a crowded custom level may that fail, and then `guessFree` is false.
 */
export function dealBoard(name: BoardSpec): Board {
  const steps = dealSteps(name)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The same with a time limit.
 * @param isOver called after each solver run
 * @returns null if `isOver` returned true before the board was generated
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

/** The remaining number of solver runs; decremented by each run. */
interface Effort {
  solves: number
}

/** The number of moved hearts after which a new placement is more promising. */
const maxMoves = 60

/**
 * Turns a board into a no-guess board: while the solver gets stuck, one undecided broken heart is moved from
 * its frontier to the unexplored area, and the move is kept unless the solver then opens fewer cells. Yields
 * after each solver run.
 * @returns the repaired board; undefined when the effort did not suffice
 */
function* repairSteps(board: Board, random: Random, effort: Effort): Generator<void, Board | undefined> {
  let current = board
  effort.solves--
  let solution = solve(board)
  for (let move = 0; move < maxMoves && !solution.solved && effort.solves > 0; move++) {
    const moved = solution.gaveUp ? undefined : moveOneHeart(current, solution.solverState, random)
    if (!moved) return undefined
    yield
    effort.solves--
    const next = solve(moved)
    if (next.gaveUp || next.opened < solution.opened) continue
    current = moved
    solution = next
  }
  return solution.solved ? { ...current, guessFree: true } : undefined
}

function moveOneHeart(board: Board, solverState: SolverState, random: Random): Board | undefined {
  const stuck: number[] = []
  const targets: number[] = []
  solverState.marks.forEach((mark, cell) => {
    if (mark !== unknownMark) return
    const touched = neighborsOf(board.field, cell).some((near) => showsNumber(solverState, near))
    if (touched && isBroken(board, cell)) stuck.push(cell)
    else if (!touched && !isBroken(board, cell)) targets.push(cell)
  })
  if (stuck.length === 0 || targets.length === 0) return undefined
  const hearts = board.hearts.slice()
  hearts[stuck[random.below(stuck.length)] ?? 0] = 0
  hearts[targets[random.below(targets.length)] ?? 0] = 1
  return boardFrom(board.level, hearts, board.start, false)
}
