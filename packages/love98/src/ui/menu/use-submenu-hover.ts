import { useEffect, useRef } from 'react'
import { isMovingTowardSubmenu } from './submenu-safe-triangle'

type Spot = { x: number; y: number }
type HoverProps = {
  openId: string | null
  /** Returns the box of the open submenu. */
  submenu: () => DOMRect | null
  /** Called when the pointer has reached a row, which is then selected. */
  onSettle: (id: string) => void
  /** Called when the pointer has rested on a row. The submenu of the row opens, or an open submenu closes. */
  onRest: (id: string) => void
}

/** The delay before a submenu opens, ms. Windows 98 has the same delay. */
const submenuDelay = 400

/**
 * Handles the pointer on the rows of a menu. On its way into an open submenu the pointer may cross other rows without
 * selecting them. If it stops on one of them, that row is selected.
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
    /** The pointer left the menu or reached the submenu, so the rows that it crossed no longer count. */
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
