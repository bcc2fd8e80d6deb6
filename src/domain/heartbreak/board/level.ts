/** A size of board and how many hearts in it are broken; `id` is what stands in a board id. */
export interface Level {
  readonly id: string
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly broken: number
}

/** The levels in the order of the menu; the last two are tall, for a phone. */
export const levels = [
  { id: 'crush', name: 'Crush', columns: 9, rows: 9, broken: 10 },
  { id: 'fling', name: 'Fling', columns: 16, rows: 16, broken: 40 },
  { id: 'marriage', name: 'Marriage', columns: 30, rows: 16, broken: 99 },
  { id: 'pocket', name: 'Pocket', columns: 9, rows: 16, broken: 24 },
  { id: 'long-distance', name: 'Long Distance', columns: 10, rows: 18, broken: 36 },
] as const satisfies readonly Level[]

/** The level of an id from the list above; custom levels are read by `parseLevelId`. */
export function levelById(id: string): Level | undefined {
  return levels.find((level) => level.id === id)
}

/** The cell in the middle that is open when a game begins; neither it nor a neighbour of it is broken. */
export function startCell(level: Level): number {
  return Math.floor(level.rows / 2) * level.columns + Math.floor(level.columns / 2)
}
