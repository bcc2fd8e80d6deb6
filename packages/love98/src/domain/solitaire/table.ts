import type { Card } from './card'

/** A column: its first `hidden` cards are face down. The last card is on top. */
export type Column = { readonly hidden: number; readonly cards: readonly Card[] }

export type Table = {
  readonly stock: readonly Card[]
  readonly waste: readonly Card[]
  /** The number of cards of the waste that are fanned out: the remaining cards of the last draw, and at least one. */
  readonly spread: number
  /** Four piles, each of one suit from the ace up. */
  readonly foundations: readonly (readonly Card[])[]
  readonly columns: readonly Column[]
}

/** The number of a pile: the stock, the waste, four foundations, seven columns. */
export type Pile = number

export const stock: Pile = 0
export const waste: Pile = 1
export const foundationPiles: readonly Pile[] = [2, 3, 4, 5]
export const columnPiles: readonly Pile[] = [6, 7, 8, 9, 10, 11, 12]
export const pileCount = 13

export function foundationAt(table: Table, pile: Pile): readonly Card[] | undefined {
  return table.foundations[pile - 2]
}

export function columnAt(table: Table, pile: Pile): Column | undefined {
  return table.columns[pile - 6]
}

export function cardsOf(table: Table, pile: Pile): readonly Card[] {
  if (pile === stock) return table.stock
  if (pile === waste) return table.waste
  return foundationAt(table, pile) ?? columnAt(table, pile)?.cards ?? []
}

export function isWon(table: Table): boolean {
  return table.foundations.every((cards) => cards.length === 13)
}
