import { useEffect, useRef } from 'react'
import { isMovingTowardSubmenu } from './submenu-safe-triangle'

type Spot = { x: number; y: number }
type HoverProps = {
  openId: string | null
  /** Where the open submenu stands. */
  submenu: () => DOMRect | null
  /** The pointer came to a row: it is chosen now. */
  onSettle: (id: string) => void
  /** It rested there: the row's submenu opens, or an open one closes. */
  onRest: (id: string) => void
}

/** How long the pointer rests on a row before its submenu opens, ms: what Windows 98 waited. */
const submenuDelay = 400

/**
 * What the pointer does to the rows of a menu. On its way into an open submenu it may pass over other rows without
 * choosing them; when it stops there, they are chosen after all.
 */
export function useSubmenuHover({ openId, submenu, onSettle, onRest }: HoverProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settled = useRef<string | null>(null)
  const last = useRef<Spot | null>(null)
  const isPassing = useRef(false)

  // A timer.
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)
  const settle = (id: string, delay: number) => {
    cancel()
    isPassing.current = false
    settled.current = id
    onSettle(id)
    timer.current = setTimeout(() => onRest(id), delay)
  }

  return {
    /** The pointer left the menu, or arrived in the submenu: what it passed over on the way does not matter any more. */
    stay() {
      cancel()
      isPassing.current = false
      settled.current = openId
    },
    move(id: string | null, spot: Spot, byTouch: boolean) {
      const from = last.current
      last.current = spot
      if (id === null) return
      if (id === settled.current) {
        if (isPassing.current) cancel()
        isPassing.current = false
        onSettle(id)
        return
      }
      const box = openId !== null && id !== openId ? submenu() : null
      if (box && from && isMovingTowardSubmenu(box, from, spot)) {
        cancel()
        isPassing.current = true
        timer.current = setTimeout(() => settle(id, 0), submenuDelay)
      } else settle(id, byTouch ? 0 : submenuDelay)
    },
  }
}
