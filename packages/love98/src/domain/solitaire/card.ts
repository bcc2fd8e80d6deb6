/** A card by its number, 0 to 51: 13 times its suit plus its rank less one. */
export type Card = number

export const cardCount = 52
export const ranks = 13
export const king = 13

/** 0 for spades, 1 for hearts, 2 for clubs, 3 for diamonds: black and red take turns. */
export function suitOf(card: Card): number {
  return Math.floor(card / ranks)
}

/** 1 for an ace, 11 to 13 for jack, queen and king. */
export function rankOf(card: Card): number {
  return (card % ranks) + 1
}

export function isRed(card: Card): boolean {
  return suitOf(card) % 2 === 1
}
