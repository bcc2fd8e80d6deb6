import { cardsOf, columnAt, columnPiles, type Pile, stock, type Table, waste } from '@/domain/solitaire/table'
import type { solitaireTexts } from '@/texts/en/solitaire/solitaire'

/** What a pile is called after the name of its card; an empty pile, or the stock, by itself. */
export function pileLabel(texts: typeof solitaireTexts, table: Table, pile: Pile, index = 0): string {
  const { length } = cardsOf(table, pile)
  if (pile === stock)
    return length > 0 ? texts.stock(length) : table.waste.length > 0 ? texts.stockEmpty : texts.stockDone
  if (pile === waste) return length > 0 ? texts.waste : texts.wasteEmpty
  if (!columnPiles.includes(pile)) {
    const number = pile - 1
    return length > 0 ? texts.foundation(number) : texts.foundationEmpty(number)
  }
  const number = pile - 5
  if (length === 0) return texts.columnEmpty(number)
  const hidden = columnAt(table, pile)?.hidden ?? 0
  return index === hidden && hidden > 0
    ? texts.at(texts.column(number), texts.hidden(hidden))
    : texts.column(number)
}
