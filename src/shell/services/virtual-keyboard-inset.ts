/** A smaller difference is a collapsing browser bar and not a keyboard, CSS pixels. */
const smallestKeyboard = 120

/**
 * Keeps the field in use above an on-screen keyboard, from now until the page is left. Where the keyboard makes the page
 * smaller (`interactive-widget` in the viewport) nothing is left to do; on iOS it covers the page, and only
 * `visualViewport` tells by how much.
 */
export function followVirtualKeyboard(): void {
  const { visualViewport: visible } = window
  if (!visible) return
  const makeRoom = () => {
    const covered = Math.round(window.innerHeight - visible.height - visible.offsetTop)
    // Pinch zoom makes the visual viewport smaller too.
    const isKeyboard = covered >= smallestKeyboard && visible.scale <= 1.01
    const { style } = document.documentElement
    if (isKeyboard) style.setProperty('--keyboard', `${covered}px`)
    else style.removeProperty('--keyboard')
    const field = document.activeElement
    if (isKeyboard && field instanceof HTMLElement && field.matches('input, textarea'))
      field.scrollIntoView({ block: 'nearest' })
  }
  // The keyboard may be open already: this code is loaded after the first press.
  makeRoom()
  visible.addEventListener('resize', makeRoom)
  visible.addEventListener('scroll', makeRoom)
}
