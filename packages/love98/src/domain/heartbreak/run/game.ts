import { type Board, numberAt } from '@/domain/heartbreak/board/board'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { closedCell, explodedCell, type View } from '@/domain/heartbreak/solver/solver-state'

/**
 * Classic has one life. Second chance has three lives, and each lost life adds time. Zen is classic without a clock.
 */
export const modes = ['classic', 'second-chance', 'zen'] as const
export type Mode = (typeof modes)[number]

/** The rules of a game. Only a classic game can be ranked, and its clock never stops. */
export interface GameRules {
  readonly mode: Mode
  readonly ranked: boolean
}

export const closed = 0
export const opened = 1
export const pinned = 2
export const explodedHeart = 3

/** An immutable game state; every move creates a new one. */
export interface Game {
  readonly board: Board
  readonly rules: GameRules
  /** Per cell one of `closed`, `opened`, `pinned`, `explodedHeart`. */
  readonly cells: Uint8Array
  readonly phase: 'ready' | 'playing' | 'won' | 'dead'
  readonly lives: number
  readonly wholeLeft: number
  /** Milliseconds since the first move; in an unranked game, without pauses. */
  readonly playedMs: number
  /** Milliseconds added for hints and lost lives. */
  readonly penaltyMs: number
  /** Opens, chords, pins and unpins. */
  readonly actions: number
  readonly hints: number
  readonly pinsUsed: boolean
  /** The board is hidden: the window is minimized or the page is not visible. */
  readonly away: boolean
  /** The cell of the broken heart opened last. */
  readonly hit: number | undefined
}

/**
 * Creates a game with its start opening.
 * @throws {Error} if the game is ranked but not classic
 */
export function newGame(board: Board, rules: GameRules): Game {
  if (rules.ranked && rules.mode !== 'classic')
    throw new Error(`A game in ${rules.mode} mode cannot be ranked. Start a classic one.`)
  const cells = new Uint8Array(board.field.size)
  const patch = openArea(board, cells, board.start)
  return {
    board,
    rules,
    cells,
    phase: patch === board.field.size - board.level.broken ? 'won' : 'ready',
    lives: rules.mode === 'second-chance' ? 3 : 1,
    wholeLeft: board.field.size - board.level.broken - patch,
    playedMs: 0,
    penaltyMs: 0,
    actions: 0,
    hints: 0,
    pinsUsed: false,
    away: false,
    hit: undefined,
  }
}

/**
 * Opens a whole heart, and flood-fills the opening from a zero, except pinned cells.
 * @returns the number of opened cells
 */
export function openArea(board: Board, cells: Uint8Array, first: number): number {
  if (cells[first] === opened) return 0
  cells[first] = opened
  let count = 1
  const pending = [first]
  for (let cell = pending.shift(); cell !== undefined; cell = pending.shift()) {
    if (numberAt(board, cell) > 0) continue
    for (const near of neighborsOf(board.field, cell)) {
      if (cells[near] !== closed) continue
      cells[near] = opened
      count++
      pending.push(near)
    }
  }
  return count
}

/**
 * Returns the value of the counter: broken hearts minus pins and exploded hearts; negative if there are too many pins.
 * It is 0 after a win, which pins all broken hearts.
 */
export function heartsLeft({ board, cells, phase }: Game): number {
  if (phase === 'won') return 0
  return cells.reduce(
    (left, cell) => (cell === pinned || cell === explodedHeart ? left - 1 : left),
    board.level.broken,
  )
}

/** Returns the cells that the player can see, as input of the solver. Pins are not part of it. */
export function viewOf({ board, cells }: Game): View {
  const shown = new Int8Array(cells.length).fill(closedCell)
  cells.forEach((cell, index) => {
    if (cell === opened) shown[index] = numberAt(board, index)
    if (cell === explodedHeart) shown[index] = explodedCell
  })
  return { field: board.field, broken: board.level.broken, shown }
}

/** Returns the face on the button; it is worried while a cell is pressed and on the last of several lives. */
export function faceOf(game: Game, pressing: boolean): 'active' | 'worried' | 'won' | 'dead' {
  if (game.phase === 'won' || game.phase === 'dead') return game.phase
  return pressing || (game.rules.mode === 'second-chance' && game.lives === 1) ? 'worried' : 'active'
}
