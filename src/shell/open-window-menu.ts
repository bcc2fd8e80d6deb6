import type { DesktopStore } from '@/desktop/desktop-store'
import type { Point } from '@/domain/geometry'
import { prefetchMenus } from '@/ui/open-menu'

const loadWindowMenu = () => import('./window-menu')

/** Fetches the system menu's code, when the pointer or the focus comes near what opens one. */
export function prepareWindowMenu(): void {
  prefetchMenus()
  loadWindowMenu().catch(() => undefined)
}

/** Opens the system menu of a window at a point of the viewport or at an element; `opener` gets the focus back. */
export function openWindowMenu(
  store: DesktopStore,
  id: string,
  at: Point | Element,
  opener?: HTMLElement,
): void {
  void loadWindowMenu().then(({ showWindowMenu }) => showWindowMenu(store, id, at, opener))
}
