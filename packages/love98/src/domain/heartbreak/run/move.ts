/** The operations of a player. The index in this list is the operation's code in a move log. */
export const operations = ['open', 'pin', 'unpin', 'chord', 'hint', 'blur', 'focus'] as const
export type Operation = (typeof operations)[number]

export interface Move {
  /** Whole milliseconds since the previous move; for the first move, since the board was shown. */
  readonly afterMs: number
  readonly operation: Operation
  /** The cell; 0 for an operation without one. */
  readonly cell: number
}

export function needsCell(operation: Operation): boolean {
  return operation === 'open' || operation === 'pin' || operation === 'unpin' || operation === 'chord'
}
