import type { MenuRequest, OpenedMenu } from './menu-request'

type Layer = typeof import('./menu-layer')

let layer: Layer | null = null

/** Fetches the menus' code, on the first sign of interest: the pointer or the focus comes near what opens one. */
export function prefetchMenus(): void {
  loadMenus().catch(() => undefined)
}

/** The same for what waits for it. Rejects when the code cannot be fetched. */
export async function loadMenus(): Promise<void> {
  await loadLayer()
}

/**
 * Opens a menu; one that is open closes. Its code is fetched when it is not there yet; when it cannot be, the rejection
 * is left to the page, which tells it in a message box.
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
