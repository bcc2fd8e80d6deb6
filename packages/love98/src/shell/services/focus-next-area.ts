import type { Desktop } from '@/domain/windows/windows'

/**
 * The order of windows that F6 cycles through, and its position: focusing a window raises it, which must not
 * reorder the cycle.
 */
let round: { readonly ids: readonly string[]; readonly at: Element | null } = { ids: [], at: null }

/** Moves the focus as F6 does: desktop, windows from front to back, taskbar. */
export function focusNextArea(desktop: Desktop, step: 1 | -1): void {
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
