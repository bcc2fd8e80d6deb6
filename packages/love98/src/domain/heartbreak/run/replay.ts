import type { Board } from '@/domain/heartbreak/board/board'
import { heartbreakRules } from '@/texts/heartbreak-rules'

import { type Game, type GameRules, newGame } from './game'
import type { Move } from './move'
import type { Refusal } from './move-refusal'
import { play } from './play'

export type Replay =
  | { readonly ok: true; readonly game: Game }
  | {
      readonly ok: false
      readonly at: number
      readonly refusal: Refusal
      readonly problem: string
      /** The game before that move. */
      readonly game: Game
    }

export function replay(board: Board, rules: GameRules, moves: readonly Move[]): Replay {
  let game = newGame(board, rules)
  for (const [at, move] of moves.entries()) {
    const played = play(game, move)
    if (!played.ok)
      return {
        ok: false,
        at,
        refusal: played.refusal,
        problem: heartbreakRules.illegalMove(at + 1, heartbreakRules.moves[played.refusal]),
        game,
      }
    game = played.game
  }
  return { ok: true, game }
}
