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
  if (asked === 'next-part') goToPlace(desktop, 1)
  else if (asked === 'previous-part') goToPlace(desktop, -1)
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

/** The order of windows that F6 cycles through, and its position: focusing a window raises it, which must not reorder the cycle. */
let round: { readonly ids: readonly string[]; readonly at: Element | null } = { ids: [], at: null }

/** F6 cycles: desktop, windows from front to back, taskbar. */
function goToPlace(desktop: Desktop, step: 1 | -1): void {
  const shown = [...desktop.stack].reverse().filter((id) => desktop.windows[id]?.minimized === false)
  const isOn = round.at?.contains(document.activeElement) && shown.length === round.ids.length
  const ids = isOn && shown.every((id) => round.ids.includes(id)) ? round.ids : shown
  const windows = ids.map((id) => document.getElementById(id))
  const icons = document.querySelector<HTMLElement>('main nav')
  const taskbar = document.querySelector<HTMLElement>('#taskbar')
  const places = [icons, ...windows, taskbar].filter((place) => place !== null)
  const here = places.findIndex((place) => place.contains(document.activeElement))
  const start = here < 0 && step < 0 ? 0 : here
  for (let turn = 1; turn <= places.length; turn++) {
    const place = places[(start + step * turn + places.length * 2) % places.length]
    if (!place || !enter(place)) continue
    round = { ids, at: place }
    return
  }
}

/** Focuses the roving tab stop of the icons or of the taskbar; a window is focused itself. */
function enter(place: HTMLElement): boolean {
  const stop = place.matches('[data-window]') ? place : place.querySelector<HTMLElement>('[tabindex="0"]')
  const target = stop ?? place
  target.focus({ preventScroll: true })
  return document.activeElement === target
}
