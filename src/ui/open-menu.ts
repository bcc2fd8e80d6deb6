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
  const show = (loaded: Layer, event = request.event) => {
    if (isWanted) menu = loaded.showMenu({ ...request, event })
  }
  if (layer) show(layer)
  else {
    const wasLetGo = followRelease()
    void loadLayer().then(
      // A press that is over does not glide to a row any more; the next one would choose it by lifting.
      (loaded) => show(loaded, wasLetGo() ? undefined : request.event),
      (cause: unknown) => {
        request.onClose?.()
        throw cause
      },
    )
  }
  return {
    close() {
      isWanted = false
      menu?.close()
    },
  }
}

/** Tells once whether a pointer was let go since. */
function followRelease(): () => boolean {
  let wasLetGo = false
  const stop = new AbortController()
  const letGo = () => {
    wasLetGo = true
  }
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, letGo, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    return wasLetGo
  }
}

async function loadLayer(): Promise<Layer> {
  layer = await import('./menu-layer')
  return layer
}
