import { useEffect } from 'react'

/** What the script before the first paint leaves on the root, see `firstPaintScript`. */
type Waiting = HTMLElement & { keep?: (event: Event) => void; early?: HTMLElement }

/** A button that was pressed before the page was alive is pressed now; from here on presses go their own way. */
export function useEarlyPress(): void {
  // Both were left outside of React, before it came.
  useEffect(() => {
    const root: Waiting = document.documentElement
    const { keep, early } = root
    if (!keep) return
    removeEventListener('click', keep, true)
    delete root.keep
    delete root.early
    early?.click()
  }, [])
}
