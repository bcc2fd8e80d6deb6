import { cardsOf, columnAt, columnPiles, type Pile, stock, type Table, waste } from '@/domain/solitaire/table'
import { gridColumn } from './layout'

/** Where the focus is: a pile, and in a column the card, by its place from the bottom. */
export type Place = { readonly pile: Pile; readonly index: number }

const upperRow: readonly Pile[] = [stock, waste, 2, 3, 4, 5]

/** The place of the top card of a pile; 0 of an empty one. */
export function topOf(table: Table, pile: Pile): Place {
  return { pile, index: Math.max(0, cardsOf(table, pile).length - 1) }
}

/** A place that exists: a card that is face up, or the top of its pile. */
export function validPlace(table: Table, { index, pile }: Place): Place {
  const top = topOf(table, pile)
  const column = columnAt(table, pile)
  if (!column) return top
  return index >= column.hidden && index < top.index ? { pile, index } : top
}

/** The place that an arrow, Home or End goes to; null for other keys. */
export function nextPlace(table: Table, at: Place, key: string): Place | null {
  const isColumn = columnPiles.includes(at.pile)
  const row = isColumn ? columnPiles : upperRow
  const beside = (step: number) => topOf(table, row[row.indexOf(at.pile) + step] ?? at.pile)
  const column = columnAt(table, at.pile)
  switch (key) {
    case 'ArrowLeft':
      return beside(-1)
    case 'ArrowRight':
      return beside(1)
    case 'Home':
      return topOf(table, row[0] ?? at.pile)
    case 'End':
      return topOf(table, row.at(-1) ?? at.pile)
    case 'ArrowUp':
      if (!column) return at
      return at.index > column.hidden ? { ...at, index: at.index - 1 } : topOf(table, above(at.pile))
    case 'ArrowDown':
      if (column) return validPlace(table, { ...at, index: at.index + 1 })
      return below(table, at.pile)
    default:
      return null
  }
}

function above(pile: Pile): Pile {
  const column = gridColumn(pile)
  return upperRow.findLast((upper) => gridColumn(upper) <= column) ?? stock
}

/** The first open card of the column under a pile. */
function below(table: Table, pile: Pile): Place {
  const under = columnPiles[gridColumn(pile)] ?? pile
  return validPlace(table, { pile: under, index: columnAt(table, under)?.hidden ?? 0 })
}
