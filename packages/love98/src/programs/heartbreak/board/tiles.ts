import { isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { explodedHeart, type Game, opened, pinned } from '@/domain/heartbreak/run/game'

/** The tile index of a cell: 0 to 8 are open cells with their numbers, and the others are listed here. */
export const tile = {
  closed: 9,
  pinned: 10,
  question: 11,
  exploded: 12,
  broken: 13,
  wrongPin: 14,
  /** The board is covered: nothing is revealed. */
  covered: 15,
} as const

export const tileCount = 16

export type BoardAppearance = {
  /** Closed cells with a question mark, which is not part of the rules of the game. */
  readonly questions: ReadonlySet<number>
  readonly covered: boolean
}

/** Returns the tile of each cell. A loss reveals broken hearts and wrong pins; a win pins all broken hearts. */
export function tilesOf(game: Game, { questions, covered }: BoardAppearance): Uint8Array {
  const { board, cells, phase } = game
  if (covered) return new Uint8Array(cells.length).fill(tile.covered)
  return cells.map((state, cell) => {
    const broken = isBroken(board, cell)
    if (state === opened) return numberAt(board, cell)
    if (state === explodedHeart) return tile.exploded
    if (state === pinned) return phase === 'dead' && !broken ? tile.wrongPin : tile.pinned
    if (broken && phase === 'dead') return tile.broken
    if (broken && phase === 'won') return tile.pinned
    return questions.has(cell) ? tile.question : tile.closed
  })
}
