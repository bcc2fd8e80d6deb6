import { type Field, fieldOf, neighborsOf } from './field'
import type { Level } from './level'

/**
 * A board: the broken hearts, and the number of broken hearts that touch each cell. In Minesweeper terms, a broken
 * heart is a mine, a whole heart a safe cell, and a pin a flag.
 */
export interface Board {
  readonly level: Level
  readonly field: Field
  /** 1 for each cell with a broken heart. */
  readonly hearts: Uint8Array
  readonly numbers: Uint8Array
  /** The cell that is open at the beginning of a game, together with the opening around it. */
  readonly start: number
  readonly guessFree: boolean
}

export function boardFrom(level: Level, hearts: Uint8Array, start: number, guessFree: boolean): Board {
  const field = fieldOf(level.columns, level.rows)
  const numbers = new Uint8Array(field.size)
  hearts.forEach((heart, cell) => {
    if (heart !== 1) return
    for (const near of neighborsOf(field, cell)) numbers[near] = (numbers[near] ?? 0) + 1
  })
  return { level, field, hearts, numbers, start, guessFree }
}

export function isBroken(board: Board, cell: number): boolean {
  return board.hearts[cell] === 1
}

export function numberAt(board: Board, cell: number): number {
  return board.numbers[cell] ?? 0
}
