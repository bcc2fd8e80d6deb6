import { type Board, isBroken, numberAt } from '@/domain/heartbreak/board/board'
import type { Level } from '@/domain/heartbreak/board/level'
import { opened, openPatch, pinned } from './game'

/** A heart that a source has opened: its number, or that it was broken. */
export interface Revealed {
  readonly cell: number
  readonly shows: number | 'broken'
}

/** What the player has done so far, as far as it decides how wide an opening is. */
export interface Surroundings {
  readonly open: ReadonlySet<number>
  readonly pinned: ReadonlySet<number>
}

/**
 * Where the numbers of a board come from. Today the browser holds the board; a source that asks a server for each
 * opened heart can take its place, so that not even the player's own machine knows what is closed.
 */
export interface BoardSource {
  readonly level: Level
  /** What is open when the game begins. */
  begin(): Promise<readonly Revealed[]>
  /** Opens a closed heart and all that opens with it; what is open or pinned is not opened again. */
  open(cell: number, around: Surroundings): Promise<readonly Revealed[]>
}

/** The source over a board that is at hand. */
export function sourceOf(board: Board): BoardSource {
  const nothing: Surroundings = { open: new Set(), pinned: new Set() }
  return {
    level: board.level,
    begin: async () => reveal(board, board.start, nothing),
    open: async (cell, around) =>
      around.open.has(cell) || around.pinned.has(cell) ? [] : reveal(board, cell, around),
  }
}

function reveal(board: Board, first: number, around: Surroundings): Revealed[] {
  if (isBroken(board, first)) return [{ cell: first, shows: 'broken' }]
  const before = new Uint8Array(board.field.size)
  for (const cell of around.open) before[cell] = opened
  for (const cell of around.pinned) before[cell] = pinned
  const after = before.slice()
  openPatch(board, after, first)
  return [...after.keys()]
    .filter((cell) => after[cell] === opened && before[cell] !== opened)
    .map((cell) => ({ cell, shows: numberAt(board, cell) }))
}
