import { type Card, rankOf, suitOf } from '@/domain/solitaire/card'
import type { solitaire } from '@/texts/solitaire'

/** Returns the name of a card: `Seven of Hearts`. */
export function cardName({ card, ranks, suits }: typeof solitaire, named: Card): string {
  return card(ranks[rankOf(named) - 1] ?? '', suits[suitOf(named)] ?? '')
}
