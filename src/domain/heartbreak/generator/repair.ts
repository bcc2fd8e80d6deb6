// Turns a random board into a no-guess board by moving broken hearts.

import { type Board, boardFrom, isBroken } from '@/domain/heartbreak/board/board'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { solve } from '@/domain/heartbreak/solver/solver'
import { type SolverState, showsNumber, unknownMark } from '@/domain/heartbreak/solver/solver-state'
import type { Random } from './random'

/** The remaining number of solver runs; decremented by each run. */
export interface Effort {
  solves: number
}

/** The number of moved hearts after which a new placement is more promising. */
const maxMoves = 60

/**
 * Turns a board into a no-guess board: while the solver gets stuck, one undecided broken heart is moved from its frontier
 * to the unexplored area, and the move is kept unless the solver then opens fewer cells. Yields after each solver run.
 * @returns the repaired board; undefined when the effort did not suffice
 */
export function* repairSteps(
  board: Board,
  random: Random,
  effort: Effort,
): Generator<void, Board | undefined> {
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
