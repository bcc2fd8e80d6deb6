import type { DesktopStore } from '@/desktop/desktop-store'

/**
 * Deactivates the front window when the visitor presses the desktop or moves the focus to an icon. On a phone nothing
 * changes: a window fills the screen, and the desktop around a sheet is its background.
 * @returns a function that stops it
 */
export function activateDesktop(store: DesktopStore): () => void {
  const stop = new AbortController()
  const activate = ({ target }: Event) => {
    if (target instanceof Element && target.closest(icons) && matchMedia('(width >= 768px)').matches)
      store.dispatch({ type: 'desktopFocused' })
  }
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, activate, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

/** The icons cover the desktop; their menus are inside. */
const icons = 'main > nav'
