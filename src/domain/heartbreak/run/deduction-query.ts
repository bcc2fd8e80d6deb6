// What the solver is asked for a hint and for a post-mortem.

import type { View } from '@/domain/heartbreak/solver/solver-state'
import { type Game, viewOf } from './game'

/** What `findDeduction` is asked: what the player sees, and the cell near which a safe heart is preferred. */
export interface DeductionQuery {
  readonly view: View
  readonly near: number
}

/** The query of a hint: which heart can be opened safely now, nearest to a cell. */
export function hintQuery(game: Game, near: number): DeductionQuery {
  return { view: viewOf(game), near }
}

/**
 * The query of a post-mortem: which heart could have been opened safely before the move that lost.
 * @param before the game as it was before its last move
 * @param after the lost game
 * @throws {Error} for a game that is not lost
 */
export function postMortemQuery(before: Game, after: Game): DeductionQuery {
  if (after.phase !== 'dead') throw new Error('Only a lost game has something to explain.')
  return { view: viewOf(before), near: after.hit ?? after.board.start }
}
