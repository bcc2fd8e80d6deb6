type Gestures = Pick<typeof import('./icon-gestures'), 'dragIcons' | 'drawMarquee'>
type Start = (gestures: Gestures) => void

let gestures: Gestures | null = null
let held: Start | null = null

/**
 * Starts what a press of the pointer began. What moves icons comes with what else the desktop does beside drawing; a press
 * that is earlier waits for it, as long as the button is down.
 */
export function withIconGestures(start: Start): void {
  if (gestures) {
    start(gestures)
    return
  }
  held = start
  const release = () => {
    held = null
  }
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, release, { once: true })
}

/** Tells what moves icons, once it is there. */
export function provideIconGestures(loaded: Gestures): void {
  gestures = loaded
  held?.(loaded)
  held = null
}
