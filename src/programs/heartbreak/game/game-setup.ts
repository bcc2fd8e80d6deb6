import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import type { Image } from '@/domain/heartbreak/board/transform'
import type { GameRules, Mode } from '@/domain/heartbreak/run/game'
import type { Ticket } from '../ranked/ticket'

/** The setup of a game: the board, its mirror image, the rules, and the ticket of a ranked game. */
export type GameSetup = {
  readonly boardSpec: BoardSpec
  readonly image: Image
  readonly rules: GameRules
  /** The date of a daily board. */
  readonly date?: string | undefined
  /** The data with which a ranked game is submitted. */
  readonly ticket?: Ticket | undefined
  /** For a resumed ranked game: ms since the server issued it, which count as the wait before the first move. */
  readonly elapsedMs?: number | undefined
}

/** An unranked game on a random board; the seed comes from the Web Crypto API. */
export function newSetup(level: Level, mode: Mode): GameSetup {
  return setupOf({ level, seed: crypto.getRandomValues(new Uint8Array(seedBytes)) }, mode)
}

/** An unranked game on a given board; `date` for the open daily board. */
export function setupOf(boardSpec: BoardSpec, mode: Mode, date?: string): GameSetup {
  const rules = { mode, ranked: false }
  return { boardSpec, image: 0, rules, ...(date === undefined ? {} : { date }) }
}
