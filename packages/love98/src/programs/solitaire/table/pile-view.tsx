import { useStore } from 'zustand'
import { skin } from '@/desktop/preferences/skin'
import { type Card, ranks } from '@/domain/solitaire/card'
import { cardsOf, columnAt, columnPiles, type Pile, stock, type Table, waste } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'
import { type BackId, backIds, backOfSkin } from '../cards/back-art'
import { cardName } from '../cards/card-name'
import { backRow, sheetPositions } from '../cards/card-sheet'
import type { CardSize } from '../cards/paint-card'
import { type Layout, offsets, pileSpot, type Spot, uncoveredSpread } from './layout'
import styles from './table.module.css'
import { type FocusPosition, topPosition } from './table-keys'

type PileViewProps = {
  pile: Pile
  table: Table
  layout: Layout
  back: BackId | null
  stop: FocusPosition
  picked: FocusPosition | null
  marked: readonly number[]
  isMarked: boolean
  onActivate: (place: FocusPosition) => void
}

export function PileView(props: PileViewProps) {
  const { pile, table, layout, back, stop, picked, marked, isMarked, onActivate } = props
  const skinId = useStore(skin)
  const cards = cardsOf(table, pile)
  const spot = pileSpot(layout, pile)
  const backPicture = { column: backIds.indexOf(back ?? backOfSkin(skinId)), row: backRow }
  const top = topPosition(table, pile)
  const isPlace = (index: number) => stop.pile === pile && stop.index === index
  const shared = { size: layout.card, pile }
  const button = (index: number) => ({
    index,
    isStop: isPlace(index),
    onActivate: () => onActivate({ pile, index }),
  })

  if (pile === stock || cards.length === 0) {
    const canTurn = pile === stock && table.waste.length > 0
    const column =
      cards.length > 0 ? backPicture.column : canTurn ? sheetPositions.turn : sheetPositions.empty
    return (
      <>
        {pile === stock &&
          stackOf(cards.length).map((step) => (
            <CardView key={step} {...shared} picture={backPicture} spot={shifted(spot, step)} index={0} />
          ))}
        <CardView
          {...shared}
          {...button(top.index)}
          picture={{ column, row: backRow }}
          spot={spot}
          label={pileLabel(table, pile)}
          isMarked={isMarked}
        />
      </>
    )
  }

  const hidden = columnAt(table, pile)?.hidden ?? 0
  const first = columnAt(table, pile)
    ? 0
    : pile === waste
      ? Math.max(0, uncoveredSpread(table) - 1)
      : top.index - 1
  const lies = offsets(layout, table, pile)
  return cards.map((card, index) => {
    if (index < first) return null
    const offset = lies[index] ?? { x: 0, y: 0 }
    const at = { x: spot.x + offset.x, y: spot.y + offset.y }
    const isOpen = columnAt(table, pile) ? index >= hidden : index === top.index
    const isCovered = index < hidden
    return (
      <CardView
        key={card}
        {...shared}
        {...button(index)}
        picture={isCovered ? backPicture : pictureOf(card)}
        spot={at}
        isPicked={picked?.pile === pile && index >= picked.index}
        isMarked={marked.includes(card) || (isMarked && index === top.index)}
        {...(isOpen && {
          label: solitaire.at(cardName(solitaire, card), pileLabel(table, pile, index)),
        })}
      />
    )
  })
}

/** Returns the steps of the backs that are visible below the top of the stock, up to two. */
function stackOf(cards: number): number[] {
  return [2, 1].filter((step) => cards > 8 * step)
}

function shifted({ x, y }: Spot, step: number): Spot {
  return { x: x + 2 * step, y: y + step }
}

type Picture = { readonly column: number; readonly row: number }

function pictureOf(card: Card): Picture {
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

function CardView({ picture, size, spot, label, ...rest }: CardViewProps) {
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

/** Returns the words for a pile that follow the name of its card, or the name of the stock or of an empty pile. */
function pileLabel(table: Table, pile: Pile, index = 0): string {
  const { length } = cardsOf(table, pile)
  if (pile === stock)
    return length > 0
      ? solitaire.stock(length)
      : table.waste.length > 0
        ? solitaire.stockEmpty
        : solitaire.stockDone
  if (pile === waste) return length > 0 ? solitaire.waste : solitaire.wasteEmpty
  if (!columnPiles.includes(pile)) {
    const number = pile - 1
    return length > 0 ? solitaire.foundation(number) : solitaire.foundationEmpty(number)
  }
  const number = pile - 5
  if (length === 0) return solitaire.columnEmpty(number)
  const hidden = columnAt(table, pile)?.hidden ?? 0
  return index === hidden && hidden > 0
    ? solitaire.at(solitaire.column(number), solitaire.hidden(hidden))
    : solitaire.column(number)
}
