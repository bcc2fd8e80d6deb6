import type { MenuRequest, OpenedMenu } from './menu-request'

type Layer = typeof import('./menu-layer')

let layer: Layer | null = null

/** When a pointer was let go last, ms since the page came: the code of a menu may arrive after that. */
let lastRelease = 0
if (typeof document !== 'undefined')
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, ({ timeStamp }) => (lastRelease = timeStamp), { capture: true })

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
    if (!isWanted) return
    const { event } = request
    // A press that is over does not glide to a row any more; the next one would choose it by lifting.
    const isOver = event !== undefined && event.timeStamp < lastRelease
    menu = loaded.showMenu(isOver ? { ...request, event: undefined } : request)
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
