import { useStore } from 'zustand'
import { skin } from '@/desktop/preferences/skin'
import { cardsOf, columnAt, type Pile, stock, type Table, waste } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

import { type BackId, backIds, backOfSkin } from '../cards/back-art'
import { cardName } from '../cards/card-name'
import { backRow, places } from '../cards/card-sheet'
import { CardView, pictureOf } from './card-view'
import { firstSpread, type Layout, offsets, pileSpot, type Spot } from './layout'
import { pileLabel } from './pile-label'
import { type Place, topOf } from './table-keys'

type PileViewProps = {
  pile: Pile
  table: Table
  layout: Layout
  back: BackId | null
  stop: Place
  picked: Place | null
  marked: readonly number[]
  isMarked: boolean
  onActivate: (place: Place) => void
}

/** A pile. Its open cards are buttons, one of which is the tab stop of the table. */
export function PileView(props: PileViewProps) {
  const { pile, table, layout, back, stop, picked, marked, isMarked, onActivate } = props
  const skinId = useStore(skin)
  const cards = cardsOf(table, pile)
  const spot = pileSpot(layout, pile)
  const backPicture = { column: backIds.indexOf(back ?? backOfSkin(skinId)), row: backRow }
  const top = topOf(table, pile)
  const isPlace = (index: number) => stop.pile === pile && stop.index === index
  const shared = { size: layout.card, pile }
  const button = (index: number) => ({
    index,
    isStop: isPlace(index),
    onActivate: () => onActivate({ pile, index }),
  })

  if (pile === stock || cards.length === 0) {
    const canTurn = pile === stock && table.waste.length > 0
    const column = cards.length > 0 ? backPicture.column : canTurn ? places.turn : places.empty
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
      ? Math.max(0, firstSpread(table) - 1)
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
