import { isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { burst, type Game, opened, pinned } from '@/domain/heartbreak/run/game'

/** What a cell looks like: 0 to 8 is an open one with its number, the others are named here. */
export const tile = {
  closed: 9,
  pinned: 10,
  question: 11,
  burst: 12,
  broken: 13,
  wrongPin: 14,
  /** Closed because the board is covered: nothing is told of it. */
  covered: 15,
} as const

/** How many pictures there are. */
export const tileCount = 16

/** What of the window, besides the game, decides how a board looks. */
export type BoardLook = {
  /** Closed cells with a question mark: a note of the player, unknown to the rules. */
  readonly questions: ReadonlySet<number>
  readonly covered: boolean
}

/** The picture of each cell. After a loss the broken hearts and wrong pins show, after a win what is left is pinned. */
export function tilesOf(game: Game, { questions, covered }: BoardLook): Uint8Array {
  const { board, cells, phase } = game
  if (covered) return new Uint8Array(cells.length).fill(tile.covered)
  return cells.map((state, cell) => {
    const broken = isBroken(board, cell)
    if (state === opened) return numberAt(board, cell)
    if (state === burst) return tile.burst
    if (state === pinned) return phase === 'dead' && !broken ? tile.wrongPin : tile.pinned
    if (broken && phase === 'dead') return tile.broken
    if (broken && phase === 'won') return tile.pinned
    return questions.has(cell) ? tile.question : tile.closed
  })
}
