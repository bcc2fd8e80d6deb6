import type { BoardName } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import type { Mode } from '@/domain/heartbreak/run/game'
import type { Plan } from './game-session'

/** A board nobody has seen: its seed comes from the browser's own randomness. */
export function freshPlan(level: Level, mode: Mode): Plan {
  return planOf({ level, seed: crypto.getRandomValues(new Uint8Array(seedBytes)) }, mode)
}

/** A practice game on a board that is known by its id. */
export function planOf(name: BoardName, mode: Mode, date?: string): Plan {
  const rules = { mode, ranked: false }
  return { name, image: 0, rules, ...(date === undefined ? {} : { date }) }
}
