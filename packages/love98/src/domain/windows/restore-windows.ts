import type { SavedWindow } from './saved-windows'
import type { Desktop, DesktopEvent, RestoredWindow, WindowRequest } from './windows'

type Resuming = {
  desktop: Desktop
  kept: readonly SavedWindow[]
  /** Returns the window request of a program; null if the program no longer exists or does not restore its windows. */
  request: (program: string, argument: string | null) => WindowRequest | null
  /** True after a reload: the server-rendered window is one of the saved ones and moves to its saved place. */
  isSamePage: boolean
}

/**
 * Returns the events that restore the windows of an earlier visit behind the window of the URL, which is not opened
 * twice.
 */
export function restoreWindows({ desktop, kept, request, isSamePage }: Resuming): readonly DesktopEvent[] {
  const open = Object.values(desktop.windows)
  const taken = new Map<string, SavedWindow>()
  const windows: RestoredWindow[] = []
  for (const window of kept) {
    const asked = request(window.program, window.argument)
    if (!asked) continue
    const same = open.find(
      ({ id, program, argument }) =>
        !taken.has(id) && program === asked.program && (asked.single || argument === asked.argument),
    )
    if (same) taken.set(same.id, window)
    else windows.push({ request: asked, ...placed(window, asked) })
  }
  const changes = [...taken].flatMap(([id, window]) => {
    const asked = request(window.program, window.argument)
    return asked ? [[id, { ...placed(window, asked), minimized: false }] as const] : []
  })
  const arranged = { type: 'arranged', changes: Object.fromEntries(changes) } as const
  const resumed = { type: 'sessionRestored', windows } as const
  return isSamePage && changes.length > 0 ? [arranged, resumed] : [resumed]
}

/**
 * Applies the current limits of the program, which may have changed since. A window of fixed size gets exactly that
 * size.
 */
function placed({ rect, minimized, maximized }: SavedWindow, request: WindowRequest) {
  const { minimum, maximum, resizable, size } = request
  const width = Math.min(Math.max(rect.width, minimum.width), maximum?.width ?? rect.width)
  const height = Math.min(Math.max(rect.height, minimum.height), maximum?.height ?? rect.height)
  return {
    rect: resizable ? { ...rect, width, height } : { ...rect, ...size },
    minimized,
    maximized: maximized && resizable,
  }
}
