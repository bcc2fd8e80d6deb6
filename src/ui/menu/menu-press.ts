import type { MenuRequest } from './menu-request'

/** The press that opened a menu, as long as it is held. */
export type PressFollower = {
  /** Whether this pointer is held since it opened the menu: it chooses by moving and lifting. */
  readonly isHeld: (pointerId: number) => boolean
}

/** A finger that lifts sooner than this after it opened a menu has chosen nothing, ms (tldraw/tldraw#8740). */
const firstLift = 500
/** A mouse that lifts sooner has clicked, not dragged, ms. */
const shortestDrag = 250

/**
 * Follows the press that opened a menu: a held mouse or finger glides to a row and chooses it by lifting, as in
 * Windows; a finger that lifts at once leaves the menu open, and the click that browsers make of it is dropped.
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
      // Touch events target the element of the first contact, not the one below the finger.
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
      // It was released before the menu's code was loaded: this is another press. A first finger has no other beside it.
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
