import { loadChunk } from '@/browser/load-chunk'
import type { DesktopStore } from '@/desktop/desktop-store'
import type { Point } from '@/domain/desktop/geometry'
import type { MenuRequest } from '@/ui/menu/menu-request'
import { prefetchMenus } from '@/ui/menu/open-menu'

const loadWindowMenus = () => import('./window-menus')

/** Fetches the system menu's code, when the pointer or the focus comes near what opens one. */
export function prepareWindowMenu(): void {
  prefetchMenus()
  loadWindowMenus().catch(() => undefined)
}

/**
 * Opens the system menu of a window at a point of the viewport or below an element; `opener` has the focus back.
 * Asked for again at the element it hangs from, it closes. Code that cannot be fetched is told in a message box.
 */
export function openWindowMenu(
  store: DesktopStore,
  id: string,
  at: Point | Element,
  opener?: HTMLElement,
): void {
  void loadChunk(loadWindowMenus).then(({ showWindowMenu }) => showWindowMenu(store, id, at, opener))
}

/** Opens the menu of the taskbar at a point: how the windows stand. */
export function openTaskbarMenu(
  store: DesktopStore,
  at: Point | Element,
  how: Pick<MenuRequest, 'focus' | 'event'>,
): void {
  void loadChunk(loadWindowMenus).then(({ showTaskbarMenu }) => showTaskbarMenu(store, at, how))
}
