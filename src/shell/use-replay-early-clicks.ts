import { useEffect } from 'react'

/** What the script before the first paint leaves on the root, see `firstPaintScript`. */
type Waiting = HTMLElement & { keep?: (event: Event) => void; early?: HTMLElement }

/** Lets presses in the window that the server drew go their own way; null where there is none, and when it has been called. */
let wake: (() => void) | null = null

/**
 * A button that was pressed before the page was alive is pressed now; from here on presses go their own way. The inside of
 * a window that the server drew comes alive when its code is there: a press in it is kept until then (`useHydrated`).
 */
export function useReplayEarlyClicks(): void {
  // Both were left outside of React, before it came.
  useEffect(() => {
    const root: Waiting = document.documentElement
    const { keep } = root
    if (!keep) return
    const give = () => {
      const { early } = root
      delete root.early
      early?.click()
    }
    const inside = document.querySelector('[data-window] [data-caption] + *')
    if (inside) {
      inside.addEventListener('click', keep, true)
      wake = () => {
        inside.removeEventListener('click', keep, true)
        give()
      }
    }
    removeEventListener('click', keep, true)
    delete root.keep
    if (!inside?.contains(root.early ?? null)) give()
  }, [])
}

/** For what stands in a window: it is alive now. */
export function useHydrated(): void {
  // What was kept lies outside of React.
  useEffect(() => {
    wake?.()
    wake = null
  }, [])
}
