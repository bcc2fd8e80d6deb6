import type { View } from '@/domain/heartbreak/solver/solver-state'
import { type Game, viewOf } from './game'

/** The input of `findDeduction`: the cells that the player sees, and the cell near which a safe heart is preferred. */
export interface DeductionQuery {
  readonly view: View
  readonly near: number
}

export function hintQuery(game: Game, near: number): DeductionQuery {
  return { view: viewOf(game), near }
}

/**
 * Builds the query of a post-mortem: a heart that was safe to open before the losing move.
 * @param before the game before its last move
 * @param after the lost game
 * @throws {Error} if the game is not lost
 */
export function postMortemQuery(before: Game, after: Game): DeductionQuery {
  if (after.phase !== 'dead') throw new Error('Only a lost game has something to explain.')
  return { view: viewOf(before), near: after.hit ?? after.board.start }
}
