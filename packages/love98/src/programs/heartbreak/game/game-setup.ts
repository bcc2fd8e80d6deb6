import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import type { Image } from '@/domain/heartbreak/board/transform'
import type { GameRules, Mode } from '@/domain/heartbreak/run/game'
import type { Ticket } from '../ranked/ticket'

export type GameSetup = {
  readonly boardSpec: BoardSpec
  readonly image: Image
  readonly rules: GameRules
  readonly date?: string | undefined
  readonly ticket?: Ticket | undefined
  /** For a resumed ranked game: ms since the server issued it, which count as the wait before the first move. */
  readonly elapsedMs?: number | undefined
}

export function newSetup(level: Level, mode: Mode): GameSetup {
  return setupOf({ level, seed: crypto.getRandomValues(new Uint8Array(seedBytes)) }, mode)
}

/** An unranked game on a given board; `date` for the open daily board. */
export function setupOf(boardSpec: BoardSpec, mode: Mode, date?: string): GameSetup {
  const rules = { mode, ranked: false }
  return { boardSpec, image: 0, rules, ...(date === undefined ? {} : { date }) }
}
