import { cascade, centre, keepReachable, type Rect, type Size } from './geometry'
import {
  type Desktop,
  type DesktopEvent,
  type DesktopWindow,
  focusedWindow,
  type ResumedWindow,
  type WindowChange,
  type WindowRequest,
} from './windows'

/** The next desktop after an event; an event about a window that is gone changes nothing. */
export function reduceDesktop(desktop: Desktop, event: DesktopEvent): Desktop {
  switch (event.type) {
    case 'opened':
      return open(desktop, event.request)
    case 'resumed':
      return resume(desktop, event.windows)
    case 'area-changed':
      return fitInto(desktop, event.area)
    case 'arranged':
      return arrange(desktop, event.changes)
    case 'all-minimised':
      return putAllAway(desktop)
    case 'all-shown':
      return fetchAllBack(desktop)
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
    case 'minimised':
      return put(desktop, { ...window, minimised: true })
    case 'maximised':
      return show(desktop, { ...window, maximised: window.resizable })
    case 'restored':
      // As in 1998: a minimised window comes back as it was, a maximised one gets its place back.
      return show(desktop, window.minimised ? window : { ...window, maximised: false })
    case 'moved':
      return put(desktop, { ...window, rect: keepReachable(event.rect, desktop.area) })
    case 'titled':
      return put(desktop, { ...window, title: event.title })
    case 'argued':
      return window.argument === event.argument
        ? desktop
        : put(desktop, { ...window, argument: event.argument })
    case 'attracted':
      return focusedWindow(desktop) === window.id ? desktop : put(desktop, { ...window, attention: true })
  }
}

function open(desktop: Desktop, request: WindowRequest): Desktop {
  const same = request.single && windowOf(desktop, request.program)
  if (same) {
    const argument = request.argument ?? same.argument
    return show(desktop, { ...same, argument })
  }
  const { size, minimum, dialog } = request
  const rect =
    dialog === 'centred'
      ? centre(size, desktop.area, minimum)
      : cascade(desktop.opened, size, desktop.area, minimum)
  const window = made(desktop, request, rect)
  return show({ ...desktop, opened: desktop.opened + 1 }, window)
}

function resume(desktop: Desktop, windows: readonly ResumedWindow[]): Desktop {
  const resumed = windows.reduce((so, { request, rect, minimised, maximised }) => {
    if (request.single && windowOf(so, request.program)) return so
    const window = {
      ...made(so, request, keepReachable(rect, so.area)),
      minimised,
      maximised: maximised && request.resizable,
    }
    return { ...put(so, window), stack: [...so.stack, window.id], opened: so.opened + 1 }
  }, desktop)
  const added = resumed.stack.slice(desktop.stack.length)
  return added.length === 0 ? desktop : { ...resumed, stack: [...added, ...desktop.stack] }
}

function made(desktop: Desktop, request: WindowRequest, rect: Rect): DesktopWindow {
  const { size: _wanted, single: _single, ...face } = request
  const id = `${request.program}-${desktop.opened + 1}`
  return { ...face, id, rect, minimised: false, maximised: false, attention: false }
}

function windowOf(desktop: Desktop, wanted: string): DesktopWindow | undefined {
  return Object.values(desktop.windows).find(({ program }) => program === wanted)
}

/** In front and not minimised. Whoever shows a window has seen the desktop: Show Desktop has nothing to bring back. */
function show(desktop: Desktop, window: DesktopWindow): Desktop {
  const { id } = window
  const shown = put(desktop, { ...window, minimised: false, attention: false })
  const isInFront = desktop.stack.at(-1) === id
  const stack = isInFront ? desktop.stack : [...desktop.stack.filter((other) => other !== id), id]
  return { ...shown, stack, putAway: [] }
}

function put(desktop: Desktop, window: DesktopWindow): Desktop {
  return { ...desktop, windows: { ...desktop.windows, [window.id]: window } }
}

function remove(desktop: Desktop, id: string): Desktop {
  const { [id]: _closed, ...windows } = desktop.windows
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return { ...desktop, windows, stack: others(desktop.stack), putAway: others(desktop.putAway) }
}

function fitInto(desktop: Desktop, area: Size): Desktop {
  if (area.width === desktop.area.width && area.height === desktop.area.height) return desktop
  const windows = each(desktop, (window) => {
    const rect = keepReachable(window.rect, area)
    const same = rect.x === window.rect.x && rect.y === window.rect.y
    return same ? window : { ...window, rect }
  })
  return { ...desktop, area, windows }
}

function arrange(desktop: Desktop, changes: Readonly<Record<string, WindowChange>>): Desktop {
  const windows = each(desktop, (window) => {
    const { rect = window.rect, ...state } = changes[window.id] ?? {}
    return changes[window.id] ? { ...window, ...state, rect: keepReachable(rect, desktop.area) } : window
  })
  return { ...desktop, windows, putAway: [] }
}

function putAllAway(desktop: Desktop): Desktop {
  const shown = desktop.stack.filter((id) => desktop.windows[id]?.minimised === false)
  if (shown.length === 0) return desktop
  return { ...desktop, windows: each(desktop, minimised(shown, true)), putAway: shown }
}

function fetchAllBack(desktop: Desktop): Desktop {
  return { ...desktop, windows: each(desktop, minimised(desktop.putAway, false)), putAway: [] }
}

function minimised(ids: readonly string[], isMinimised: boolean) {
  return (window: DesktopWindow) => (ids.includes(window.id) ? { ...window, minimised: isMinimised } : window)
}

function each(desktop: Desktop, next: (window: DesktopWindow) => DesktopWindow): Desktop['windows'] {
  return Object.fromEntries(Object.entries(desktop.windows).map(([id, window]) => [id, next(window)]))
}
