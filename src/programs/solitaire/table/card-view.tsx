import { type Card, ranks } from '@/domain/solitaire/card'
import type { Pile } from '@/domain/solitaire/table'
import type { CardSize } from '../cards/paint-card'
import type { Spot } from './layout'
import styles from './table.module.css'

/** A position on the sheet of cards, in cards. */
export type Picture = { readonly column: number; readonly row: number }

export function pictureOf(card: Card): Picture {
  return { column: card % ranks, row: Math.floor(card / ranks) }
}

type CardViewProps = {
  picture: Picture
  size: CardSize
  spot: Spot
  pile: Pile
  index: number
  /** The accessible name of the button. A card without a label is not a button. */
  label?: string
  isStop?: boolean
  isPicked?: boolean
  isMarked?: boolean
  onActivate?: () => void
}

/** A card, a back or an empty place. */
export function CardView({ picture, size, spot, label, ...rest }: CardViewProps) {
  const style = {
    left: spot.x,
    top: spot.y,
    backgroundPosition: `${-picture.column * size.width}px ${-picture.row * size.height}px`,
  }
  const { index, isMarked, isPicked, isStop, onActivate, pile } = rest
  if (label === undefined)
    return <span className={styles.card} style={style} data-pile={pile} aria-hidden="true" />
  return (
    <button
      type="button"
      className={styles.card}
      style={style}
      data-pile={pile}
      data-index={index}
      data-picked={isPicked || undefined}
      data-marked={isMarked || undefined}
      aria-label={label}
      aria-pressed={isPicked || undefined}
      tabIndex={isStop ? 0 : -1}
      // The table handles presses of a pointer. A click with `detail` 0 comes from a key or assistive technology.
      onClick={({ detail }) => detail === 0 && onActivate?.()}
    />
  )
}
