type Gestures = Pick<typeof import('./icon-gestures'), 'dragIcons' | 'drawMarquee'>
type Start = (gestures: Gestures) => void

let gestures: Gestures | null = null
let held: Start | null = null

/**
 * Starts a drag or a marquee. Its code is loaded with the lazy services; an earlier press
 * waits for it until the button is released.
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

export function provideIconGestures(loaded: Gestures): void {
  gestures = loaded
  held?.(loaded)
  held = null
}
