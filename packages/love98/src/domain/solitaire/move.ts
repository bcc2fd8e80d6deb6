import { type Card, isRed, king, rankOf, suitOf } from './card'
import {
  type Column,
  cardsOf,
  columnAt,
  foundationAt,
  type Pile,
  pileCount,
  stock,
  type Table,
  waste,
} from './table'

/**
 * Moves `count` cards from the top of one pile to another. From stock to waste, `count` is 1 and means a draw of 1 or 3
 * cards.
 */
export type Move = { readonly from: Pile; readonly to: Pile; readonly count: number }

export type DrawCount = 1 | 3

export const draw: Move = { from: stock, to: waste, count: 1 }

export function isDraw({ from, to }: Move): boolean {
  return from === stock && to === waste
}

/**
 * Returns the table after a move by the rules of Klondike. Columns go down in alternating colors, and an empty column
 * takes a king. Foundations go up in one suit. The last remaining card of a column is turned over. A draw from an empty
 * stock turns the waste over.
 * @returns null if the rules do not allow the move
 */
export function move(table: Table, made: Move, drawCount: DrawCount): Table | null {
  if (isDraw(made)) return made.count === 1 ? drawn(table, drawCount) : null
  const { from, to, count } = made
  const cards = run(table, from, count)
  const [lowest] = cards
  if (from === to || lowest === undefined || !takes(table, to, lowest, count)) return null
  return put(take(table, from, count), to, cards)
}

function takes(table: Table, to: Pile, card: Card, count: number): boolean {
  const top = cardsOf(table, to).at(-1)
  if (foundationAt(table, to))
    return count === 1 && (top === undefined ? rankOf(card) === 1 : card === top + 1 && isSameSuit(card, top))
  if (!columnAt(table, to)) return false
  if (top === undefined) return rankOf(card) === king
  return rankOf(card) === rankOf(top) - 1 && isRed(card) !== isRed(top)
}

/** Returns the top `count` cards of a pile if they can be lifted together, else an empty list. */
function run(table: Table, from: Pile, count: number): readonly Card[] {
  if (from === stock || !Number.isInteger(count) || count < 1) return []
  const cards = cardsOf(table, from)
  const column = columnAt(table, from)
  const most = column ? cards.length - column.hidden : Math.min(1, cards.length)
  return count > most ? [] : cards.slice(-count)
}

function take(table: Table, from: Pile, count: number): Table {
  if (from === waste) return { ...table, waste: table.waste.slice(0, -1), spread: spreadAfterOne(table) }
  return change(table, from, ({ cards, hidden }) => {
    const left = cards.slice(0, -count)
    return { cards: left, hidden: Math.min(hidden, Math.max(0, left.length - 1)) }
  })
}

function put(table: Table, to: Pile, added: readonly Card[]): Table {
  return change(table, to, ({ cards, hidden }) => ({ cards: [...cards, ...added], hidden }))
}

function change(table: Table, pile: Pile, by: (column: Column) => Column): Table {
  return {
    ...table,
    foundations: table.foundations.map((cards, index) =>
      index === pile - 2 ? by({ cards, hidden: 0 }).cards : cards,
    ),
    columns: table.columns.map((column, index) => (index === pile - 6 ? by(column) : column)),
  }
}

function drawn(table: Table, drawCount: DrawCount): Table | null {
  if (table.stock.length === 0)
    return table.waste.length === 0
      ? null
      : { ...table, stock: table.waste.toReversed(), waste: [], spread: 0 }
  const turned = table.stock.slice(-drawCount).reverse()
  return {
    ...table,
    stock: table.stock.slice(0, -drawCount),
    waste: [...table.waste, ...turned],
    spread: turned.length,
  }
}

function spreadAfterOne({ waste: cards, spread }: Table): number {
  return Math.min(cards.length - 1, Math.max(1, spread - 1))
}

function isSameSuit(a: Card, b: Card): boolean {
  return suitOf(a) === suitOf(b)
}

export function legalMoves(table: Table, drawCount: DrawCount): Move[] {
  const piles = [...Array(pileCount).keys()]
  return piles
    .flatMap((from) =>
      piles.flatMap((to) =>
        Array.from({ length: isDraw({ from, to, count: 1 }) ? 1 : 13 }, (_, index) => ({
          from,
          to,
          count: index + 1,
        })),
      ),
    )
    .filter((made) => move(table, made, drawCount) !== null)
}
