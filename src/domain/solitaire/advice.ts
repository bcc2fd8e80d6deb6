import { rankOf } from './card'
import { type DrawCount, draw, legalMoves, type Move, move } from './move'
import { cardsOf, columnAt, columnPiles, foundationPiles, type Pile, type Table, waste } from './table'

/** The move that sends the top card of a pile to a foundation; null when it does not go. */
export function homeMove(table: Table, from: Pile): Move | null {
  if (foundationPiles.includes(from)) return null
  const moves = foundationPiles.map((to) => ({ from, to, count: 1 }))
  return moves.find((made) => move(table, made, 1)) ?? null
}

/** A move that sends any card to a foundation: the lowest rank first. */
export function nextHome(table: Table): Move | null {
  const moves = [waste, ...columnPiles].flatMap((from) => homeMove(table, from) ?? [])
  const rank = ({ from }: Move) => rankOf(cardsOf(table, from).at(-1) ?? 0)
  return moves.sort((a, b) => rank(a) - rank(b))[0] ?? null
}

/** Whether nothing but sending cards home is left: all lie face up in the columns. */
export function canFinish({ columns, stock, waste: open }: Table): boolean {
  return stock.length + open.length === 0 && columns.every(({ hidden }) => hidden === 0)
}

/**
 * A move that gets on: home, what turns a card over, what empties a column for a king that waits, from the waste, and at
 * last a draw. It does not look ahead.
 * @returns null when there is no move but to undo
 */
export function hint(table: Table, drawCount: DrawCount): Move | null {
  const home = nextHome(table)
  if (home) return home
  const moves = legalMoves(table, drawCount)
  const uncovers = moves.find(({ from, count }) => {
    const column = columnAt(table, from)
    return column !== undefined && column.hidden > 0 && column.cards.length - count === column.hidden
  })
  const fromWaste = moves.find(({ from }) => from === waste)
  return uncovers ?? fromWaste ?? moves.find(({ to }) => to === draw.to) ?? null
}
