import type { Board } from '@/domain/heartbreak/board/board'
import { type Game, type GameRules, newGame } from './game'
import type { Move } from './move'
import { type Refusal, refusalTexts } from './move-refusal'
import { play } from './play'

/** A game as its moves make it, or the first move that is not possible. */
export type Replay =
  | { readonly ok: true; readonly game: Game }
  | {
      readonly ok: false
      /** The position of the move in the log, from 0. */
      readonly at: number
      readonly refusal: Refusal
      readonly problem: string
      /** The game up to that move. */
      readonly game: Game
    }

/** Plays a log from the beginning: the state of the live game, or where and why the log cannot be true. */
export function replay(board: Board, rules: GameRules, moves: readonly Move[]): Replay {
  let game = newGame(board, rules)
  for (const [at, move] of moves.entries()) {
    const played = play(game, move)
    if (!played.ok)
      return {
        ok: false,
        at,
        refusal: played.refusal,
        problem: `Move ${at + 1}: ${refusalTexts[played.refusal]}`,
        game,
      }
    game = played.game
  }
  return { ok: true, game }
}
