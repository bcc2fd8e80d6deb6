import {
  cascade,
  center,
  corner,
  fitInside,
  isSameRect,
  keepReachable,
  type Rect,
  type Size,
} from './geometry'
import {
  type Desktop,
  type DesktopEvent,
  type DesktopWindow,
  emptyDesktop,
  focusedWindow,
  type RestoredWindow,
  type WindowChange,
  type WindowRequest,
} from './windows'

/** The next desktop after an event; an event about a window that is gone changes nothing. */
export function reduceDesktop(desktop: Desktop, event: DesktopEvent): Desktop {
  switch (event.type) {
    case 'opened':
      return open(desktop, event.request)
    case 'sessionRestored':
      return resume(desktop, event.windows)
    case 'areaChanged':
      return fitInto(desktop, event.area, event.isMirrored)
    case 'arranged':
      return arrange(desktop, event.changes)
    case 'allMinimized':
      return minimizeAll(desktop)
    case 'allRestored':
      return restoreAll(desktop)
    case 'desktopFocused':
      return desktop.isDesktopActive ? desktop : { ...desktop, isDesktopActive: true }
    default: {
      const window = desktop.windows[event.id]
      return window ? change(desktop, window, event) : desktop
    }
  }
}

type WindowEvent = Extract<DesktopEvent, { readonly id: string }>

function change(desktop: Desktop, window: DesktopWindow, event: WindowEvent): Desktop {
  switch (event.type) {
    case 'closed':
      return remove(desktop, window.id)
    case 'focused':
      return show(desktop, window)
    case 'minimized':
      return put(desktop, { ...window, minimized: true })
    case 'maximized':
      return show(desktop, { ...window, maximized: window.resizable })
    case 'restored':
      // As in Windows 98: a minimized window returns as it was, and a maximized one gets its place back.
      return show(desktop, window.minimized ? window : { ...window, maximized: false })
    case 'moved':
      return put(desktop, { ...window, rect: keepReachable(event.rect, desktop.area) })
    case 'titleChanged':
      return put(desktop, { ...window, title: event.title })
    case 'argumentChanged':
      return window.argument === event.argument
        ? desktop
        : put(desktop, { ...window, argument: event.argument })
    case 'attentionRequested':
      return focusedWindow(desktop) === window.id ? desktop : put(desktop, { ...window, attention: true })
  }
}

function open(desktop: Desktop, request: WindowRequest): Desktop {
  const same = request.single && windowOf(desktop, request.program)
  if (same) {
    const argument = request.argument ?? same.argument
    return show(desktop, { ...same, argument })
  }
  const { size, dialog, isMirrored = false } = request
  const window = createWindow(
    desktop,
    request,
    placeNew(request, size, desktop.opened, desktop.area, isMirrored),
  )
  // Only when it opens: an on-screen keyboard makes the area low for a moment.
  const isFilling = desktop.area.height > 0 && desktop.area.height < lowArea && dialog === null
  return show({ ...desktop, opened: desktop.opened + 1 }, { ...window, maximized: isFilling })
}

const placeOf: Readonly<Record<string, typeof center>> = { centered: center, cornered: corner }

/** Returns the place of the `count`-th new window. Windows are cascaded, and dialogs have a place of the screen. */
function placeNew(
  { dialog, minimum }: Pick<DesktopWindow, 'dialog' | 'minimum'>,
  size: Size,
  count: number,
  area: Size,
  isMirrored: boolean,
): Rect {
  const place = placeOf[dialog ?? '']?.(size, area, minimum) ?? cascade(count, size, area, minimum)
  return isMirrored ? { ...place, x: area.width - place.x - place.width } : place
}

function resume(desktop: Desktop, windows: readonly RestoredWindow[]): Desktop {
  const resumed = windows.reduce((so, { request, rect, minimized, maximized }) => {
    if (request.single && windowOf(so, request.program)) return so
    const window = {
      ...createWindow(so, request, restoredPlace(rect, so)),
      minimized,
      maximized: maximized && request.resizable,
    }
    return { ...put(so, window), stack: [...so.stack, window.id], opened: so.opened + 1 }
  }, desktop)
  const added = resumed.stack.slice(desktop.stack.length)
  return added.length === 0 ? desktop : { ...resumed, stack: [...added, ...desktop.stack] }
}

function createWindow(desktop: Desktop, request: WindowRequest, rect: Rect): DesktopWindow {
  const { size: _wanted, single: _single, isMirrored: _isMirrored, ...face } = request
  const id = `${request.program}-${desktop.opened + 1}`
  return { ...face, id, rect, minimized: false, maximized: false, attention: false }
}

function windowOf(desktop: Desktop, wanted: string): DesktopWindow | undefined {
  return Object.values(desktop.windows).find(({ program }) => program === wanted)
}

/** In front and not minimized. Showing a window ends Show Desktop: there is nothing to restore. */
function show(desktop: Desktop, window: DesktopWindow): Desktop {
  const { id } = window
  const shown = put(desktop, { ...window, minimized: false, attention: false })
  const isInFront = desktop.stack.at(-1) === id
  const stack = isInFront ? desktop.stack : [...desktop.stack.filter((other) => other !== id), id]
  return { ...shown, stack, minimizedByShowDesktop: [], isDesktopActive: false }
}

function put(desktop: Desktop, window: DesktopWindow): Desktop {
  return { ...desktop, windows: { ...desktop.windows, [window.id]: window } }
}

function remove(desktop: Desktop, id: string): Desktop {
  const { [id]: _closed, ...windows } = desktop.windows
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return {
    ...desktop,
    windows,
    stack: others(desktop.stack),
    minimizedByShowDesktop: others(desktop.minimizedByShowDesktop),
  }
}

function fitInto(desktop: Desktop, area: Size, isMirrored = false): Desktop {
  const isFirst = !isMeasured(desktop)
  if (!isFirst && area.width === desktop.area.width && area.height === desktop.area.height) return desktop
  // A phone turned to landscape, or a page that opens with a window, gets a wider area. An on-screen keyboard does not
  // change the width.
  const isFilled = area.height < lowArea && (isFirst || area.width > desktop.area.width)
  const windows = each(desktop, (window) => {
    const { dialog, minimum, rect: before } = window
    // The window of the page was placed for a screen of usual size. A restored window keeps its place.
    const isNew = isFirst && isSameRect(before, placeNew(window, before, 0, desktop.area, false))
    const at = isNew ? placeNew(window, before, 0, area, isMirrored) : before
    const rect = isFilled && dialog ? fitInside(at, area, minimum) : keepReachable(at, area)
    const maximized = window.maximized || (isFilled && dialog === null)
    const same = isSameRect(rect, before) && maximized === window.maximized
    return same ? window : { ...window, rect, maximized }
  })
  return { ...desktop, area, windows }
}

/** Keeps the place until the area is measured. In a page that opens in a background tab it is measured late. */
function restoredPlace(rect: Rect, desktop: Desktop): Rect {
  return isMeasured(desktop) ? keepReachable(rect, desktop.area) : rect
}

/** Returns false until the work area is measured: the server assumes one. */
const isMeasured = ({ area }: Desktop) => area !== emptyDesktop.area

/** Work areas lower than this have no room for windows beside each other, CSS pixels: a phone in landscape. */
const lowArea = 460

function arrange(desktop: Desktop, changes: Readonly<Record<string, WindowChange>>): Desktop {
  const windows = each(desktop, (window) => {
    const { rect = window.rect, ...state } = changes[window.id] ?? {}
    return changes[window.id] ? { ...window, ...state, rect: restoredPlace(rect, desktop) } : window
  })
  return { ...desktop, windows, minimizedByShowDesktop: [] }
}

function minimizeAll(desktop: Desktop): Desktop {
  const shown = desktop.stack.filter((id) => desktop.windows[id]?.minimized === false)
  if (shown.length === 0) return desktop
  return { ...desktop, windows: each(desktop, setMinimized(shown, true)), minimizedByShowDesktop: shown }
}

function restoreAll(desktop: Desktop): Desktop {
  return {
    ...desktop,
    windows: each(desktop, setMinimized(desktop.minimizedByShowDesktop, false)),
    minimizedByShowDesktop: [],
    isDesktopActive: false,
  }
}

function setMinimized(ids: readonly string[], isMinimized: boolean) {
  return (window: DesktopWindow) => (ids.includes(window.id) ? { ...window, minimized: isMinimized } : window)
}

function each(desktop: Desktop, next: (window: DesktopWindow) => DesktopWindow): Desktop['windows'] {
  return Object.fromEntries(Object.entries(desktop.windows).map(([id, window]) => [id, next(window)]))
}
