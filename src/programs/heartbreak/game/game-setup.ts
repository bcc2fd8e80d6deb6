import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import type { Image } from '@/domain/heartbreak/board/transform'
import type { GameRules, Mode } from '@/domain/heartbreak/run/game'
import type { Ticket } from '../ranked/ticket'

/** What a game is played on: the board, its mirror image, the rules, and for a ranked game its ticket. */
export type GameSetup = {
  readonly boardSpec: BoardSpec
  readonly image: Image
  readonly rules: GameRules
  /** The day of a daily board. */
  readonly date?: string | undefined
  /** Of a ranked game: what it is submitted with. */
  readonly ticket?: Ticket | undefined
  /** Of a ranked game that is resumed: milliseconds since the server issued it, counted as the wait before the first move. */
  readonly elapsedMs?: number | undefined
}

/** An unranked game on a random board; the seed comes from the Web Crypto API. */
export function newSetup(level: Level, mode: Mode): GameSetup {
  return setupOf({ level, seed: crypto.getRandomValues(new Uint8Array(seedBytes)) }, mode)
}

/** An unranked game on a given board; `date` for the open board of a day. */
export function setupOf(boardSpec: BoardSpec, mode: Mode, date?: string): GameSetup {
  const rules = { mode, ranked: false }
  return { boardSpec, image: 0, rules, ...(date === undefined ? {} : { date }) }
}
