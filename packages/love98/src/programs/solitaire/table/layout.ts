import {
  cardsOf,
  columnAt,
  columnPiles,
  foundationPiles,
  type Pile,
  pileCount,
  stock,
  type Table,
  waste,
} from '@/domain/solitaire/table'
import { type CardSize, fullSize } from '../cards/paint-card'

/** A position in CSS pixels from the left and the top of the table. */
export type Spot = { readonly x: number; readonly y: number }

export type Layout = {
  readonly card: CardSize
  readonly gap: number
  readonly width: number
  readonly height: number
}

/** The least height of a table that has room for full cards. */
const roomy = 300
const smallest = 38
/** The ratio of height to width of the plain cards. */
const ratio = 1.38
/** The space above the first row; twice as much separates the two rows. */
const edge = 6

/** Computes the size of the cards and the gaps between them, CSS pixels. Wide tables spread the columns, as in 1998. */
export function layoutOf(width: number, height: number): Layout {
  const fits = Math.floor((width - 8 * 3) / 7)
  const isFull = fits >= fullSize.width && height >= roomy
  // The height must fit two rows, six covered cards and some open ones.
  const low = Math.floor((height - 110) / 2 / ratio)
  const most = Math.min(height < roomy ? 47 : fullSize.width - 1, low)
  const cardWidth = isFull ? fullSize.width : Math.max(smallest, Math.min(most, fits))
  const card = { width: cardWidth, height: isFull ? fullSize.height : Math.round(cardWidth * ratio) }
  return { card, gap: Math.max(2, Math.floor((width - 7 * cardWidth) / 8)), width, height }
}

/**
 * Returns the grid column of a pile: stock and waste are above the first two columns, the foundations above
 * the last four.
 */
export function gridColumn(pile: Pile): number {
  if (pile === stock || pile === waste) return pile
  return foundationPiles.includes(pile) ? pile + 1 : pile - 6
}

export function pileSpot({ card, gap }: Layout, pile: Pile): Spot {
  const isColumn = columnPiles.includes(pile)
  return {
    x: gap + gridColumn(pile) * (card.width + gap),
    y: isColumn ? edge + card.height + 2 * edge : edge,
  }
}

/**
 * Returns the offset of each card of a pile from the first one. The cards of a column overlap downwards as
 * far as the height of the table allows; the top cards of the waste overlap sideways.
 */
export function offsets(layout: Layout, table: Table, pile: Pile): readonly Spot[] {
  const cards = cardsOf(table, pile)
  if (pile === waste)
    return cards.map((_, index) => ({
      x: spreadStep(layout) * Math.max(0, index - uncoveredSpread(table)),
      y: 0,
    }))
  const column = columnAt(table, pile)
  if (!column) return cards.map(() => ({ x: 0, y: 0 }))
  const { closed, open } = steps(layout, column.hidden, cards.length - column.hidden)
  return cards.map((_, index) => ({
    x: 0,
    y: Math.min(index, column.hidden) * closed + Math.max(0, index - column.hidden) * open,
  }))
}

export function uncoveredSpread({ spread, waste: cards }: Table): number {
  return Math.max(0, cards.length - Math.max(1, spread))
}

function spreadStep({ card }: Layout): number {
  return card.width < fullSize.width ? 13 : 14
}

/** Returns the offsets of covered and open cards: each corner stays readable, and the last card is inside the table. */
function steps({ card, height }: Layout, hidden: number, open: number): { closed: number; open: number } {
  const isFull = card.width >= fullSize.width
  // Rank and suit of a covered card are visible where the table is high enough, and else the rank and the upper half of
  // the suit, or on narrow cards both in one line.
  const [least, wanted] = isFull ? [19, 26] : [14, 20]
  const closed = isFull ? 3 : 4
  const room = height - (3 * edge + 2 * card.height) - edge - hidden * closed
  return {
    closed,
    open: open > 1 ? Math.max(least, Math.min(wanted, Math.floor(room / (open - 1)))) : wanted,
  }
}

/** Returns the height of the table that shows all its cards, CSS pixels. */
export function neededHeight(layout: Layout, table: Table): number {
  const bottoms = columnPiles.map(
    (pile) => pileSpot(layout, pile).y + (offsets(layout, table, pile).at(-1)?.y ?? 0),
  )
  return Math.max(...bottoms) + layout.card.height + edge
}

/** Lists the piles that overlap a card dropped at a spot, the largest overlap first. */
export function pilesAt(layout: Layout, table: Table, at: Spot): Pile[] {
  const { height, width } = layout.card
  const covered = (pile: Pile) => {
    const spot = pileSpot(layout, pile)
    const last = offsets(layout, table, pile).at(-1) ?? { x: 0, y: 0 }
    const wide = Math.min(at.x, spot.x + last.x) + width - Math.max(at.x, spot.x)
    const high = Math.min(at.y, spot.y + last.y) + height - Math.max(at.y, spot.y)
    return Math.max(0, wide) * Math.max(0, high)
  }
  return [...Array(pileCount).keys()]
    .map((pile) => ({ pile, area: covered(pile) }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area)
    .map(({ pile }) => pile)
}
