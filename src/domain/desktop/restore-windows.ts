import type { SavedWindow } from './saved-windows'
import type { Desktop, DesktopEvent, RestoredWindow, WindowRequest } from './windows'

type Resuming = {
  desktop: Desktop
  kept: readonly SavedWindow[]
  /** What a program asks for when it opens; null for one that is gone, or does not come back. */
  request: (program: string, argument: string | null) => WindowRequest | null
  /** The page was reloaded: its server-rendered window is one of the saved ones, and goes to its place. */
  isSamePage: boolean
}

/**
 * The events that restore the windows of an earlier visit, behind the window of the URL, which is not opened twice.
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

/** A program's limits may have changed since, and a window of fixed size has that size alone. */
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
