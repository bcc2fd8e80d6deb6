import type { Seed } from '@/domain/heartbreak/board/seed'
import { randomFrom } from '@/domain/heartbreak/generator/random'
import { type Card, cardCount } from './card'
import { type DrawCount, isDraw, type Move, move } from './move'
import { pointsOf, type Scoring, timePenalty, winBonus } from './score'
import type { Column } from './table'
import { isWon, type Table } from './table'

export type SolitaireRules = {
  readonly drawCount: DrawCount
  readonly scoring: Scoring
  /** True if the clock runs; with standard scoring, time then costs points. */
  readonly timed: boolean
}

/** A state of a game. States are immutable; each refers to the state before its last move. */
export type Game = {
  readonly rules: SolitaireRules
  readonly table: Table
  /** The points at the last move; never negative. */
  readonly score: number
  /** Whole seconds on the clock at the last move. */
  readonly at: number
  /** The number of times that the waste was turned over. */
  readonly turns: number
  readonly last: { readonly move: Move; readonly before: Game } | null
}

export function newGame(seed: Seed, rules: SolitaireRules): Game {
  return { rules, table: deal(seed), score: 0, at: 0, turns: 0, last: null }
}

/**
 * Returns the game after a move.
 * @param at whole seconds on the clock; a time before the last move counts as the time of that move
 * @returns null if the rules do not allow the move
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

export function undo(game: Game): Game | null {
  return game.last?.before ?? null
}

/** Returns the points at a number of seconds on the clock. The clock stops when the game is won. */
export function scoreAt(game: Game, seconds: number): number {
  const { at, rules, score, table } = game
  if (rules.scoring === 'none') return 0
  if (isWon(table)) return score + (rules.timed ? winBonus(at) : 0)
  return rules.timed ? Math.max(0, score - timePenalty(at, seconds)) : score
}

export function movesOf(game: Game): { readonly move: Move; readonly at: number }[] {
  const moves = []
  for (let one = game; one.last; one = one.last.before) moves.push({ move: one.last.move, at: one.at })
  return moves.reverse()
}

/**
 * Deals a Klondike: one card to the first column, two to the second, and so on, the last of each face up. A seed always
 * gives the same deal, which is what a deal of the day and a stored game rely on.
 */
export function deal(seed: Seed): Table {
  const deck = shuffle(seed)
  const columns: Column[] = []
  for (let hidden = 0; hidden < 7; hidden++) columns.push({ hidden, cards: deck.splice(0, hidden + 1) })
  return { stock: deck, waste: [], spread: 0, foundations: [[], [], [], []], columns }
}

/** Fisher-Yates shuffle with the random numbers of Heartbreak's boards. */
function shuffle(seed: Seed): Card[] {
  const random = randomFrom(seed)
  const deck = [...Array(cardCount).keys()]
  for (let last = cardCount - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [a, b] = [deck[last], deck[other]]
    if (a === undefined || b === undefined) continue
    deck[last] = b
    deck[other] = a
  }
  return deck
}
