import { loadChunk } from '@/browser/load-chunk'
import type { DesktopStore } from '@/desktop/desktop-store'
import type { Point } from '@/domain/desktop/geometry'
import type { MenuRequest } from '@/ui/menu/menu-request'
import { prefetchMenus } from '@/ui/menu/open-menu'

const loadWindowMenus = () => import('./window-menus')

/** Loads the system menu's code, on hover or focus of what opens it. */
export function prepareWindowMenu(): void {
  prefetchMenus()
  loadWindowMenus().catch(() => undefined)
}

/**
 * Opens the system menu of a window at a point of the viewport or below an element; the focus returns to `opener`.
 * Opening it again at the same element closes it. A chunk that fails to load is reported in a message box.
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
