/**
 * Enables the skin's cursors with the first press of a mouse: until then no cursor image is requested,
 * and touch never requests one. @returns removes the listener
 */
export function enableSkinCursors(): () => void {
  const stop = new AbortController()
  const wear = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    document.documentElement.dataset.cursors = ''
    stop.abort()
  }
  window.addEventListener('pointerdown', wear, { capture: true, passive: true, signal: stop.signal })
  return () => stop.abort()
}
