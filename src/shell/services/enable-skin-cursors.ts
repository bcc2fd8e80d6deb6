/**
 * Puts the skin's own mouse pointers on with the first press of a mouse: until then a page that was only opened asks for no
 * picture of them, and a finger never does. Gives what stops waiting.
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
