import type { DesktopStore } from '@/desktop/desktop-store'

/** Gives the focus to the window in front, unless something in it has it. A new window takes it itself; one that was open does not. */
export function focusFrontWindow(store: DesktopStore): void {
  const id = store.getState().stack.at(-1) ?? ''
  // After the menu that opened it has given the focus back.
  requestAnimationFrame(() => {
    const frame = document.getElementById(id)
    if (!frame?.contains(document.activeElement)) frame?.focus({ preventScroll: true })
  })
}
