import { useEffect } from 'react'

/** Less than this is no keyboard but a bar of the browser that comes and goes, CSS pixels. */
const smallestKeyboard = 120

/**
 * Keeps the field in use above an on-screen keyboard. Where the keyboard makes the page smaller (`interactive-widget` in
 * the viewport) nothing is left to do; on iOS it covers the page, and only `visualViewport` tells by how much.
 */
export function useVirtualKeyboardInset(): void {
  // The visible part of the page is the browser's to know.
  useEffect(() => {
    const { visualViewport: visible } = window
    if (!visible) return
    const makeRoom = () => {
      const covered = Math.round(window.innerHeight - visible.height - visible.offsetTop)
      // Somebody who zooms in sees less of the page too, without a keyboard.
      const isKeyboard = covered >= smallestKeyboard && visible.scale <= 1.01
      const { style } = document.documentElement
      if (isKeyboard) style.setProperty('--keyboard', `${covered}px`)
      else style.removeProperty('--keyboard')
      const field = document.activeElement
      if (isKeyboard && field instanceof HTMLElement && field.matches('input, textarea'))
        field.scrollIntoView({ block: 'nearest' })
    }
    // The keyboard may be there before this code is: it comes with the first press.
    makeRoom()
    visible.addEventListener('resize', makeRoom)
    visible.addEventListener('scroll', makeRoom)
    return () => {
      visible.removeEventListener('resize', makeRoom)
      visible.removeEventListener('scroll', makeRoom)
    }
  }, [])
}
