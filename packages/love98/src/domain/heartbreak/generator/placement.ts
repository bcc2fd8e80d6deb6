import { fieldOf, neighborsOf } from '@/domain/heartbreak/board/field'
import { type Level, startCell } from '@/domain/heartbreak/board/level'
import type { Random } from './random'

/** Places a level's broken hearts uniformly outside the start area, by a partial Fisher-Yates shuffle. */
export function placeHearts(level: Level, random: Random): Uint8Array {
  const field = fieldOf(level.columns, level.rows)
  const start = startCell(level)
  const kept = new Set([start, ...neighborsOf(field, start)])
  const free: number[] = []
  for (let cell = 0; cell < field.size; cell++) if (!kept.has(cell)) free.push(cell)
  const hearts = new Uint8Array(field.size)
  for (let placed = 0; placed < level.broken; placed++) {
    const drawn = placed + random.below(free.length - placed)
    const cell = free[drawn] ?? 0
    free[drawn] = free[placed] ?? 0
    free[placed] = cell
    hearts[cell] = 1
  }
  return hearts
}
