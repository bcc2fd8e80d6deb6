/** What a player can do. The position in this list is the operation's code in a log. */
export const operations = ['open', 'pin', 'unpin', 'chord', 'hint', 'blur', 'focus'] as const
export type Operation = (typeof operations)[number]

/** One step of a game. */
export interface Move {
  /** Whole milliseconds since the move before; for the first move, since the board was shown. */
  readonly afterMs: number
  readonly operation: Operation
  /** The cell it is about; 0 where the operation has none. */
  readonly cell: number
}

/** Whether an operation is about a cell. */
export function needsCell(operation: Operation): boolean {
  return operation === 'open' || operation === 'pin' || operation === 'unpin' || operation === 'chord'
}
