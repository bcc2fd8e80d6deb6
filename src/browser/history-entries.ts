/** Under which name an entry of the browser's history carries what the desktop needs to know of it. */
export const markKey = 'love98'

let follower: ((state: unknown) => void) | null = null
/** Where Back led before anybody followed: the code that does comes late. */
let missed: { state: unknown } | null = null

/**
 * Takes Back and Forward between entries of the desktop from the router, which would draw the page anew for them and
 * lose every window. Entries of any other page stay the router's.
 */
export function captureHistoryNavigation(): () => void {
  const hold = (event: PopStateEvent) => {
    if (!isMarked(event.state)) return
    event.stopImmediatePropagation()
    if (follower) follower(event.state)
    else missed = { state: event.state }
  }
  window.addEventListener('popstate', hold, { capture: true })
  return () => window.removeEventListener('popstate', hold, { capture: true })
}

/** Tells where Back and Forward lead from now on. */
export function followHistoryNavigation(follow: (state: unknown) => void): () => void {
  follower = follow
  if (missed) follow(missed.state)
  missed = null
  return () => {
    follower = null
  }
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && markKey in state
}
