import { findHandler, type KeyPress } from '@/domain/keyboard/shortcuts'
import { cardsOf, columnAt, columnPiles, type Pile, stock, type Table, waste } from '@/domain/solitaire/table'
import { positionShortcuts } from '../keys'
import { gridColumn } from './layout'

export type FocusPosition = { readonly pile: Pile; readonly index: number }

const upperRow: readonly Pile[] = [stock, waste, 2, 3, 4, 5]

/** Returns the position of the top card of a pile; index 0 for an empty pile. */
export function topPosition(table: Table, pile: Pile): FocusPosition {
  return { pile, index: Math.max(0, cardsOf(table, pile).length - 1) }
}

/** Returns the nearest valid position: a card that is face up, or the top of the pile. */
export function nearestPosition(table: Table, { index, pile }: FocusPosition): FocusPosition {
  const top = topPosition(table, pile)
  const column = columnAt(table, pile)
  if (!column) return top
  return index >= column.hidden && index < top.index ? { pile, index } : top
}

/** Returns the position to which an arrow key, HOME or END moves; null for other keys. */
export function nextPosition(table: Table, at: FocusPosition, press: KeyPress): FocusPosition | null {
  const isColumn = columnPiles.includes(at.pile)
  const row = isColumn ? columnPiles : upperRow
  const beside = (step: number) => topPosition(table, row[row.indexOf(at.pile) + step] ?? at.pile)
  const column = columnAt(table, at.pile)
  const handler = findHandler<typeof positionShortcuts, FocusPosition>(positionShortcuts, press, {
    beside: { ArrowLeft: () => beside(-1), ArrowRight: () => beside(1) },
    'ends-of-row': {
      Home: () => topPosition(table, row[0] ?? at.pile),
      End: () => topPosition(table, row.at(-1) ?? at.pile),
    },
    'in-column': {
      ArrowUp() {
        if (!column) return at
        return at.index > column.hidden ? { ...at, index: at.index - 1 } : topPosition(table, above(at.pile))
      },
      ArrowDown: () =>
        column ? nearestPosition(table, { ...at, index: at.index + 1 }) : below(table, at.pile),
    },
  })
  return handler?.() ?? null
}

function above(pile: Pile): Pile {
  const column = gridColumn(pile)
  return upperRow.findLast((upper) => gridColumn(upper) <= column) ?? stock
}

function below(table: Table, pile: Pile): FocusPosition {
  const under = columnPiles[gridColumn(pile)] ?? pile
  return nearestPosition(table, { pile: under, index: columnAt(table, under)?.hidden ?? 0 })
}
