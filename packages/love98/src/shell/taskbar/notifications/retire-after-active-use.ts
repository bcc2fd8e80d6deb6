/** Seconds of active use after which a balloon retires to the list of notifications. */
export const activeSeconds = 10

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/**
 * Calls `retire` after ten seconds in which the visitor used the page. A second without input does not count, because
 * the visitor may be away or reading. No second counts while the pointer or the focus is in the balloon, or while the
 * page is hidden. WCAG 2.2.1 permits the limit because the list in the tray keeps the text.
 * https://www.w3.org/TR/WCAG22/#timing-adjustable
 * @returns stops counting
 */
export function retireAfterActiveUse(balloon: HTMLElement, retire: () => void): () => void {
  let used = 0
  let hasInput = false
  const note = () => {
    hasInput = true
  }
  const timer = setInterval(() => {
    const isHeld = balloon.matches(':hover') || balloon.contains(document.activeElement)
    if (hasInput && !isHeld && document.visibilityState === 'visible') used++
    hasInput = false
    if (used >= activeSeconds) {
      stop()
      retire()
    }
  }, 1_000)
  for (const type of inputs) window.addEventListener(type, note, { capture: true, passive: true })
  const stop = () => {
    clearInterval(timer)
    for (const type of inputs) window.removeEventListener(type, note, { capture: true })
  }
  return stop
}
