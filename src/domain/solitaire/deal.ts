import type { Seed } from '@/domain/heartbreak/board/seed'
import { randomFrom } from '@/domain/heartbreak/generator/random'
import { type Card, cardCount } from './card'
import type { Column, Table } from './table'

/**
 * Deals a Klondike: one card to the first column, two to the second, and so on, the last of each face up. A seed always
 * gives the same deal, which is what a deal of the day and a stored game rely on.
 */
export function deal(seed: Seed): Table {
  const deck = shuffle(seed)
  const columns: Column[] = []
  for (let hidden = 0; hidden < 7; hidden++) columns.push({ hidden, cards: deck.splice(0, hidden + 1) })
  return { stock: deck, waste: [], spread: 0, foundations: [[], [], [], []], columns }
}

/** Fisher and Yates, with the numbers of the boards of Heartbreak. */
function shuffle(seed: Seed): Card[] {
  const random = randomFrom(seed)
  const deck = [...Array(cardCount).keys()]
  for (let last = cardCount - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [a, b] = [deck[last], deck[other]]
    if (a === undefined || b === undefined) continue
    deck[last] = b
    deck[other] = a
  }
  return deck
}
