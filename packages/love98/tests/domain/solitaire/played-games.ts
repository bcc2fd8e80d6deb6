import type { Seed } from '@/domain/heartbreak/board/seed'
import { hint } from '@/domain/solitaire/advice'
import { type Game, newGame, play, type SolitaireRules } from '@/domain/solitaire/game'
import { legalMoves } from '@/domain/solitaire/move'
import { isWon } from '@/domain/solitaire/table'
import { numberedSeed } from '../heartbreak/numbered-seed'

export const easy: SolitaireRules = { drawCount: 1, scoring: 'standard', timed: true }

/** Plays the legal moves that some numbers select, one or more seconds apart. @returns every state of the game */
export function playAtRandom(dealt: Game, picks: readonly number[]): Game[] {
  const games = [dealt]
  let game = dealt
  for (const pick of picks) {
    const moves = legalMoves(game.table, game.rules.drawCount)
    const move = moves[pick % Math.max(1, moves.length)]
    const next = move && play(game, move, game.at + 1 + (pick % 7))
    if (!next) break
    games.push(next)
    game = next
  }
  return games
}

/** Follows the hints to the end. @returns the game when it is won, stuck, or repeats itself */
export function followHints(seed: Seed, rules: SolitaireRules = easy): Game {
  let game = newGame(seed, rules)
  let idle = 0
  while (!isWon(game.table) && idle < 60) {
    const made = hint(game.table, rules.drawCount)
    const next = made && play(game, made, game.at + 1)
    if (!made || !next) return game
    idle = made.from === 0 ? idle + 1 : 0
    game = next
  }
  return game
}

/** Finds the first deal, starting from a number, that the hints alone win, and its game. */
export function gameWonByHints(from = 0, rules: SolitaireRules = easy): { seed: Seed; game: Game } {
  for (let number = from; number < from + 500; number++) {
    const seed = numberedSeed(number)
    const game = followHints(seed, rules)
    if (isWon(game.table)) return { seed, game }
  }
  throw new Error('no deal is won by its hints')
}
