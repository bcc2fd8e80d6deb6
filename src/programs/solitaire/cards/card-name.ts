import { type Card, rankOf, suitOf } from '@/domain/solitaire/card'
import type { solitaireTexts } from '@/texts/en/solitaire/solitaire'

/** What a card is called: `Seven of Hearts`. */
export function cardName({ card, ranks, suits }: typeof solitaireTexts, of: Card): string {
  return card(ranks[rankOf(of) - 1] ?? '', suits[suitOf(of)] ?? '')
}
