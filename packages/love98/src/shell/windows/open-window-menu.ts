import { loadChunk } from '@/browser/load-chunk'
import type { DesktopStore } from '@/desktop/desktop-store'
import type { Point } from '@/domain/windows/geometry'
import type { MenuRequest } from '@/ui/menu/menu-request'
import { prefetchMenus } from '@/ui/menu/open-menu'

const loadWindowMenus = () => import('./window-menus')

/** Loads the code of the system menu when the pointer or the focus reaches a control that opens it. */
export function prepareWindowMenu(): void {
  prefetchMenus()
  loadWindowMenus().catch(() => undefined)
}

/**
 * Opens the system menu of a window at a point of the viewport or below an element. The focus returns to `opener`. A
 * second call with the same element closes the menu. A chunk that fails to load is reported in a message box.
 */
export function openWindowMenu(
  store: DesktopStore,
  id: string,
  at: Point | Element,
  opener?: HTMLElement,
): void {
  void loadChunk(loadWindowMenus).then(({ showWindowMenu }) => showWindowMenu(store, id, at, opener))
}

export function openTaskbarMenu(
  store: DesktopStore,
  at: Point | Element,
  how: Pick<MenuRequest, 'focus' | 'event'>,
): void {
  void loadChunk(loadWindowMenus).then(({ showTaskbarMenu }) => showTaskbarMenu(store, at, how))
}
