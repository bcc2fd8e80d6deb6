import type { DesktopStore } from '@/desktop/desktop-store'
import { type Desktop, type DesktopEvent, focusedWindow } from '@/domain/desktop/windows'
import { openWindowMenu } from '@/shell/windows/open-window-menu'
import { shellKey } from './shell-key'

/**
 * Handles a shortcut of the desktop. While a modal dialog is open it handles none. @returns whether it did
 * @param onSwitch opens the window switcher
 */
export function handleShellKey(
  event: KeyboardEvent,
  store: DesktopStore,
  onSwitch: (event: KeyboardEvent) => void,
): boolean {
  const asked = shellKey(event)
  if (!asked || document.querySelector('dialog:modal')) return false
  const desktop = store.getState()
  const id = focusedWindow(desktop)
  if (asked === 'next-part') goToPlace(store, 1)
  else if (asked === 'previous-part') goToPlace(store, -1)
  else if (asked === 'show-desktop') store.dispatch(toggleDesktop(desktop))
  else if (asked === 'switch-window' || asked === 'switch-window-back')
    desktop.stack.length > 0 && onSwitch(event)
  else if (id !== null && asked === 'close-window') void store.close(id)
  else if (id !== null) openWindowMenu(store, id, captionIcon(id) ?? { x: 0, y: 0 })
  return true
}

/** Show Desktop, and the windows again. */
export function toggleDesktop({
  minimizedByShowDesktop,
}: Pick<Desktop, 'minimizedByShowDesktop'>): DesktopEvent {
  return { type: minimizedByShowDesktop.length > 0 ? 'allRestored' : 'allMinimized' }
}

function captionIcon(id: string): Element | null {
  return document.getElementById(id)?.querySelector('[data-caption] button') ?? null
}

function goToPlace(store: DesktopStore, step: 1 | -1): void {
  import('./focus-place').then(
    ({ focusPlace }) => focusPlace(store.getState(), step),
    // Offline: the focus stays where it is.
    () => undefined,
  )
}
