type Waiting = HTMLElement & { keep?: (event: Event) => void; early?: HTMLElement }

/** Stops capturing clicks in the server-rendered window. Null without such a window and after the call. */
let wake: (() => void) | null = null

/**
 * Replays the click on a button of the desktop or the blue screen that happened before hydration, and stops capturing
 * clicks. The content of a server-rendered window hydrates when its chunk is loaded; clicks in it are captured until
 * then (`endHydration`).
 */
export function replayEarlyClicks(): void {
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
}

/** Replays the captured click. The content of the window is hydrated, or its code has failed. */
export function endHydration(): void {
  wake?.()
  wake = null
}

/**
 * Resolves when the content of the server-rendered window is hydrated; at once without such a window. React finds the
 * elements that the server rendered, so nothing may be added to them before.
 */
export function hydration(): Promise<void> {
  return new Promise((resolve) => {
    const before = wake
    if (!before) return resolve()
    wake = () => {
      before()
      resolve()
    }
  })
}
