import { findKnowable, type Knowable } from '@/domain/heartbreak/solver/deduction'
import { type Game, viewOf } from './game'

/** A heart that can be opened safely now, nearest to a cell, and the numbers that prove it. */
export function hintFor(game: Game, near = game.board.start): Knowable {
  return findKnowable(viewOf(game), near)
}

/**
 * After a loss: a heart that could have been opened safely before the move that lost, and the numbers that prove it.
 * @param before the game as it was before its last move
 * @param after the lost game
 */
export function postMortem(before: Game, after: Game): Knowable {
  if (after.phase !== 'dead') throw new Error('Only a lost game has something to explain.')
  return findKnowable(viewOf(before), after.hit ?? after.board.start)
}
