import type { Card } from '@/domain/solitaire/card'
import type { CardSize } from '../cards/paint-card'
import type { Spot } from './layout'

/** A falling card, in CSS pixels and CSS pixels per frame of 1/60 s. */
type Falling = Spot & { readonly card: Card; readonly dx: number; readonly dy: number }

/** The downward acceleration, CSS pixels per frame squared. */
const gravity = 0.55
/** The factor of the vertical speed after a bounce. */
const bounce = 0.8

/** Launches a card from its position to either side. @param random returns a number from 0 to 1, exclusive */
export function launch(card: Card, from: Spot, random: () => number): Falling {
  const speed = 1.5 + random() * 4.5
  return { ...from, card, dx: random() < 0.6 ? -speed : speed, dy: -random() * 7 }
}

/** Moves a falling card by one frame. It bounces off the lower edge of the table. */
export function fall(card: Falling, size: CardSize, height: number): Falling {
  const floor = height - size.height
  const dy = card.dy + gravity
  const y = card.y + dy
  return y < floor
    ? { ...card, x: card.x + card.dx, y, dy }
    : { ...card, x: card.x + card.dx, y: floor, dy: -dy * bounce }
}

/** Returns true if a card has left the table at one of its sides. */
export function isGone({ x }: Falling, size: CardSize, width: number): boolean {
  return x < -size.width || x > width
}
