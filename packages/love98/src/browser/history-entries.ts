/** The key of the desktop's part of `history.state`. */
export const markKey = 'love98'

let follower: ((state: unknown) => void) | null = null
/** A navigation before `followHistoryNavigation` was called: the code that calls it is loaded lazily. */
let missed: { state: unknown } | null = null

/**
 * Captures Back and Forward between entries of the desktop before the router, which would render the page again and
 * lose every window. Entries of other pages are left to the router.
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

/** Calls `follow` with the state of each entry that Back and Forward lead to. @returns stops it */
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
