import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Place } from './table-keys'

/**
 * Keeps the focus of the table on its tab stop: a card that moves to another pile is another element there. The window gives
 * its focus to the table.
 * @returns the listeners of the table
 */
export function useTableFocus(root: RefObject<HTMLElement | null>, stop: Place, isReady: boolean) {
  const has = useRef(false)
  const { index, pile } = stop

  // The focus of the document, after every render: any card may have gone.
  useLayoutEffect(() => {
    const { activeElement: now } = document
    const isOurs = now === document.body || root.current?.contains(now)
    if (!has.current || !isOurs) return
    const wanted = elementAt(root.current, pile, index)
    if (wanted && wanted !== now) wanted.focus({ preventScroll: true })
  })

  // The focus of the document, when the cards are there: the window has it, or is about to get it.
  useEffect(() => {
    const frame = root.current?.closest<HTMLElement>('[data-window]')
    if (!isReady || !frame) return
    const give = () =>
      frame.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({ preventScroll: true })
    if (document.activeElement === frame) return give()
    const onFocus = ({ target }: Event) => target === frame && give()
    frame.addEventListener('focus', onFocus, { once: true })
    return () => frame.removeEventListener('focus', onFocus)
  }, [root, isReady])

  return {
    onFocus: () => {
      has.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a target: the card itself has gone.
      if (relatedTarget && !root.current?.contains(relatedTarget)) has.current = false
    },
  }
}

function elementAt(root: HTMLElement | null, pile: number, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-pile="${pile}"][data-index="${index}"]`) ?? null
}
