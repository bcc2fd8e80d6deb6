import type { Seed } from '@/domain/heartbreak/board/seed'
import { deal } from './deal'
import { type DrawCount, isDraw, type Move, move } from './move'
import { pointsOf, type Scoring, timePenalty, winBonus } from './score'
import { isWon, type Table } from './table'

/** What is agreed before the first card is moved. */
export type SolitaireRules = {
  readonly drawCount: DrawCount
  readonly scoring: Scoring
  /** The clock runs, and with standard scoring it costs points. */
  readonly timed: boolean
}

/** A game after some moves. Games are never changed: each knows the one before its last move. */
export type Game = {
  readonly rules: SolitaireRules
  readonly table: Table
  /** Points at the last move; never negative. */
  readonly score: number
  /** Whole seconds on the clock at the last move. */
  readonly at: number
  /** How often the waste was turned back. */
  readonly turns: number
  readonly last: { readonly move: Move; readonly before: Game } | null
}

export function newGame(seed: Seed, rules: SolitaireRules): Game {
  return { rules, table: deal(seed), score: 0, at: 0, turns: 0, last: null }
}

/**
 * The game after a move.
 * @param at whole seconds on the clock; an earlier time than that of the last move counts as that
 * @returns null for a move that the rules do not allow
 */
export function play(game: Game, made: Move, at: number): Game | null {
  const { rules, table } = game
  const after = isWon(table) ? null : move(table, made, rules.drawCount)
  if (!after) return null
  const time = Math.max(game.at, at)
  const isTurn = isDraw(made) && table.stock.length === 0
  const turns = game.turns + (isTurn ? 1 : 0)
  const points = rules.scoring === 'none' ? 0 : pointsOf(table, after, made, rules.drawCount, turns)
  return {
    rules,
    table: after,
    score: Math.max(0, scoreAt(game, time) + points),
    at: time,
    turns,
    last: { move: made, before: game },
  }
}

/** The game before the last move; null at the deal. */
export function undo(game: Game): Game | null {
  return game.last?.before ?? null
}

/** The points when the clock shows so many seconds. The clock of a game that is won has stopped. */
export function scoreAt(game: Game, seconds: number): number {
  const { at, rules, score, table } = game
  if (rules.scoring === 'none') return 0
  if (isWon(table)) return score + (rules.timed ? winBonus(at) : 0)
  return rules.timed ? Math.max(0, score - timePenalty(at, seconds)) : score
}

/** The moves from the deal to a game, each with its second. */
export function movesOf(game: Game): { readonly move: Move; readonly at: number }[] {
  const moves = []
  for (let one = game; one.last; one = one.last.before) moves.push({ move: one.last.move, at: one.at })
  return moves.reverse()
}
