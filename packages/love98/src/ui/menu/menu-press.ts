import type { MenuRequest } from './menu-request'

/** The press that opened a menu, while it is held. */
export type PressFollower = {
  /** Returns true while this pointer has been held since it opened the menu. It then chooses by moving and lifting. */
  readonly isHeld: (pointerId: number) => boolean
}

/** A finger that lifts sooner than this after it opened a menu has not chosen a row, ms (tldraw/tldraw#8740). */
const firstLift = 500
/** A mouse button that is released sooner is a click and not a drag, ms. */
const shortestDrag = 250

/**
 * Follows the press that opened a menu. As in Windows, the visitor can hold the mouse button or the finger, move to a
 * row and lift to choose it. A finger that lifts immediately leaves the menu open, and the click that the browser
 * creates from it is dropped.
 */
export function followPress(
  layer: HTMLElement,
  event: MenuRequest['event'],
  signal: AbortSignal,
): PressFollower {
  let held = event && event.buttons !== 0 ? event.pointerId : null
  const isTouch = event?.pointerType === 'touch'
  const opened = performance.now()
  let dropsClick = false
  let hasLifted = false

  document.addEventListener(
    'pointerup',
    (lifted) => {
      const wasHeld = held !== null && lifted.pointerId === held
      const isFirst = isTouch && !hasLifted && performance.now() - opened < firstLift
      hasLifted = true
      held = wasHeld ? null : held
      dropsClick = isFirst
      // Touch events target the element of the first contact, not the element below the finger.
      const under = document.elementFromPoint(lifted.clientX, lifted.clientY)
      const row = under?.closest<HTMLElement>('[data-id]')
      const isDrag = wasHeld && !isFirst && performance.now() - opened > shortestDrag
      if (isDrag && row && layer.contains(row)) row.click()
    },
    { capture: true, signal },
  )
  document.addEventListener('pointercancel', () => (held = null), { capture: true, signal })
  document.addEventListener(
    'pointerdown',
    ({ isPrimary, pointerId }) => {
      dropsClick = false
      // A new press, so the first one ended before the code of the menu was loaded. A primary pointer is the only
      // finger on the screen.
      if (pointerId === held || isPrimary) {
        held = null
        hasLifted = true
      }
    },
    { capture: true, signal },
  )
  layer.addEventListener(
    'click',
    (click) => {
      if (!dropsClick) return
      dropsClick = false
      click.preventDefault()
      click.stopPropagation()
    },
    { capture: true, signal },
  )
  return { isHeld: (pointerId) => held === pointerId }
}
