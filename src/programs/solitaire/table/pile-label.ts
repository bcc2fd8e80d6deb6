import { cardsOf, columnAt, columnPiles, type Pile, stock, type Table, waste } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

/** Returns the words for a pile that follow the name of its card, or the name of the stock or of an empty pile. */
export function pileLabel(table: Table, pile: Pile, index = 0): string {
  const { length } = cardsOf(table, pile)
  if (pile === stock)
    return length > 0
      ? solitaire.stock(length)
      : table.waste.length > 0
        ? solitaire.stockEmpty
        : solitaire.stockDone
  if (pile === waste) return length > 0 ? solitaire.waste : solitaire.wasteEmpty
  if (!columnPiles.includes(pile)) {
    const number = pile - 1
    return length > 0 ? solitaire.foundation(number) : solitaire.foundationEmpty(number)
  }
  const number = pile - 5
  if (length === 0) return solitaire.columnEmpty(number)
  const hidden = columnAt(table, pile)?.hidden ?? 0
  return index === hidden && hidden > 0
    ? solitaire.at(solitaire.column(number), solitaire.hidden(hidden))
    : solitaire.column(number)
}
