import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { createDoubleClickDetector } from '@/browser/double-click'
import { cardsOf, stock } from '@/domain/solitaire/table'
import type { Session } from '../game/session'
import { dragCards } from './drag-cards'
import { type Layout, offsets, pileSpot, pilesAt } from './layout'
import type { FocusPosition } from './table-keys'

type TablePointer = {
  session: Session
  layout: Layout | null
  outline: RefObject<HTMLElement | null> | null
  onPlace: (place: FocusPosition) => void
}

/**
 * Handles mouse, pen and finger on the table. A drag moves cards, a double click sends a card to the foundations, and a
 * right click sends all.
 */
export function useTablePointer({ session, layout, outline, onPlace }: TablePointer) {
  const clicks = useRef({ card: -1, isDouble: createDoubleClickDetector() })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')
    if (event.button !== 0 || !handle || !layout) return
    const place = { pile: Number(handle.dataset.pile), index: Number(handle.dataset.index) }
    const { table } = session.getState().game
    const pressed = cardsOf(table, place.pile)[place.index]
    onPlace(place)
    // Draws on the press, as in 1998.
    if (place.pile === stock) return session.draw()
    if (pressed === undefined) return
    const cards = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(`[data-pile="${place.pile}"][data-index]`),
    ].filter((card) => Number(card.dataset.index) >= place.index)
    dragCards({
      handle,
      from: event.nativeEvent,
      cards,
      outline: outline?.current ?? null,
      onDrop: (by) => drop(place, by),
      onClick(release) {
        if (clicks.current.card !== pressed)
          clicks.current = { card: pressed ?? -1, isDouble: createDoubleClickDetector() }
        const isDouble = clicks.current.isDouble(release)
        if (isDouble && place.index === cardsOf(table, place.pile).length - 1) session.sendHome(place.pile)
      },
    })
  }

  const drop = (from: FocusPosition, by: { x: number; y: number }) => {
    const { table } = session.getState().game
    if (!layout) return
    const spot = pileSpot(layout, from.pile)
    const offset = offsets(layout, table, from.pile)[from.index] ?? { x: 0, y: 0 }
    const at = { x: spot.x + offset.x + by.x, y: spot.y + offset.y + by.y }
    const count = cardsOf(table, from.pile).length - from.index
    const touched = pilesAt(layout, table, at).filter((pile) => pile !== from.pile)
    const isDone = touched.some((to) => session.make({ from: from.pile, to, count }))
    if (!isDone && touched.length > 0) session.tell({ kind: 'not-there' })
  }

  const onContextMenu = (event: MouseEvent) => {
    // SHIFT opens the browser's own context menu.
    if (event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const { button, nativeEvent } = event
    const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (button === 2 && !isFinger) session.sendAllHome()
  }

  return { onPointerDown, onContextMenu }
}
