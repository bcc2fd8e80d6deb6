import { rankOf } from './card'
import { type DrawCount, draw, legalMoves, type Move, move } from './move'
import { cardsOf, columnAt, columnPiles, foundationPiles, type Pile, type Table, waste } from './table'

export function homeMove(table: Table, from: Pile): Move | null {
  if (foundationPiles.includes(from)) return null
  const moves = foundationPiles.map((to) => ({ from, to, count: 1 }))
  return moves.find((made) => move(table, made, 1)) ?? null
}

export function nextHome(table: Table): Move | null {
  const moves = [waste, ...columnPiles].flatMap((from) => homeMove(table, from) ?? [])
  const rank = ({ from }: Move) => rankOf(cardsOf(table, from).at(-1) ?? 0)
  return moves.sort((a, b) => rank(a) - rank(b))[0] ?? null
}

/** Returns whether the rest of the game can be automatic: all remaining cards are face up in the columns. */
export function canFinish({ columns, stock, waste: open }: Table): boolean {
  return stock.length + open.length === 0 && columns.every(({ hidden }) => hidden === 0)
}

/**
 * Suggests a move, in this order: a card to a foundation, a move that turns a card over, a card from the waste, a draw.
 * It does not look ahead.
 * @returns null if there is no such move
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
