/** A smaller difference is a collapsing browser bar and not a keyboard, in CSS pixels. */
const smallestKeyboard = 120

/**
 * Keeps the focused field above an on-screen keyboard until the visitor leaves the page. Browsers that support
 * `interactive-widget` in the viewport meta tag make the page smaller themselves. On iOS the keyboard covers the page,
 * and only `visualViewport` reports the covered height.
 */
export function followVirtualKeyboard(): void {
  const { visualViewport: visible } = window
  if (!visible) return
  const makeRoom = () => {
    const covered = Math.round(window.innerHeight - visible.height - visible.offsetTop)
    // Pinch zoom also makes the visual viewport smaller.
    const isKeyboard = covered >= smallestKeyboard && visible.scale <= 1.01
    const { style } = document.documentElement
    if (isKeyboard) style.setProperty('--keyboard', `${covered}px`)
    else style.removeProperty('--keyboard')
    const field = document.activeElement
    if (isKeyboard && field instanceof HTMLElement && field.matches('input, textarea'))
      field.scrollIntoView({ block: 'nearest' })
  }
  // The keyboard may be open already, because this code is loaded after the first press.
  makeRoom()
  visible.addEventListener('resize', makeRoom)
  visible.addEventListener('scroll', makeRoom)
}
