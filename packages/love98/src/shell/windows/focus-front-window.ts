import type { DesktopStore } from '@/desktop/desktop-store'

/**
 * Focuses the front window unless the focus is already inside it. A new window takes the focus itself; one that was
 * open does not.
 */
export function focusFrontWindow(store: DesktopStore): void {
  const id = store.getState().stack.at(-1) ?? ''
  // Waits until the menu that opened the window has returned the focus.
  requestAnimationFrame(() => {
    const frame = document.getElementById(id)
    if (!frame?.contains(document.activeElement)) frame?.focus({ preventScroll: true })
  })
}
