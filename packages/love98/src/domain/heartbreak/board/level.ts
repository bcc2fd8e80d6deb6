import { heartbreakRules } from '@/texts/heartbreak-rules'

const names = heartbreakRules.levels

export interface Level {
  readonly id: string
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly broken: number
}

/** The levels in menu order; the last two are in portrait format, for phones. */
export const levels = [
  { id: 'crush', name: names.crush, columns: 9, rows: 9, broken: 10 },
  { id: 'fling', name: names.fling, columns: 16, rows: 16, broken: 40 },
  { id: 'marriage', name: names.marriage, columns: 30, rows: 16, broken: 99 },
  { id: 'pocket', name: names.pocket, columns: 9, rows: 16, broken: 24 },
  { id: 'long-distance', name: names['long-distance'], columns: 10, rows: 18, broken: 36 },
] as const satisfies readonly Level[]

export function levelById(id: string): Level | undefined {
  return levels.find((level) => level.id === id)
}

/** The start cell in the middle of the board; neither it nor a neighbor is broken. */
export function startCell(level: Level): number {
  return Math.floor(level.rows / 2) * level.columns + Math.floor(level.columns / 2)
}
