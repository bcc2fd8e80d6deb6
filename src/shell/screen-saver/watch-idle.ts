/** What the visitor does. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const minute = 60_000

/**
 * Calls back after so many minutes without input, again and again. When `mayStart` says no, it asks again a minute
 * later: a dialog, perhaps a wallet's question, is open, something is dragged, or the page is not looked at.
 * @returns stops watching
 */
export function watchIdle(minutes: number, mayStart: () => boolean, onIdle: () => void): () => void {
  const stop = new AbortController()
  const wait = minutes * minute
  let last = Date.now()
  let timer = setTimeout(check, wait)
  function check() {
    const left = last + wait - Date.now()
    if (left > 0) {
      timer = setTimeout(check, left)
      return
    }
    const isFree = mayStart()
    if (isFree) {
      last = Date.now()
      onIdle()
    }
    timer = setTimeout(check, isFree ? wait : minute)
  }
  const note = () => {
    last = Date.now()
  }
  for (const type of inputs)
    window.addEventListener(type, note, { capture: true, passive: true, signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Whether a screen saver takes nothing away: the page is looked at, nothing is asked, and nothing is held. */
export function isNothingGoingOn(): boolean {
  const isLookedAt = document.visibilityState === 'visible' && document.hasFocus()
  const isBusy = document.querySelector('dialog[open], [role="menu"]') !== null
  return isLookedAt && !isBusy && document.body.dataset.dragging === undefined
}
