import type { MenuRequest, OpenedMenu } from './menu-request'

type Layer = typeof import('./menu-layer')

let layer: Layer | null = null

/** Preloads the menus' code, on hover or focus of what opens one. */
export function prefetchMenus(): void {
  loadMenus().catch(() => undefined)
}

/** Like `prefetchMenus`, to wait for. Rejects when the chunk cannot be loaded. */
export async function loadMenus(): Promise<void> {
  await loadLayer()
}

/**
 * Opens a menu and closes an open one. Its code is loaded on first use; if that fails, the unhandled rejection
 * is shown in a message box.
 */
export function openMenu(request: MenuRequest): OpenedMenu {
  let menu: OpenedMenu | null = null
  let isWanted = true
  const show = (loaded: Layer) => {
    if (isWanted) menu = loaded.showMenu(request)
  }
  if (layer) show(layer)
  else
    void loadLayer().then(show, (cause: unknown) => {
      request.onClose?.()
      throw cause
    })
  return {
    close() {
      isWanted = false
      menu?.close()
    },
  }
}

async function loadLayer(): Promise<Layer> {
  layer = await import('./menu-layer')
  return layer
}
