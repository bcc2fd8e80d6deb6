import { cascade, keepReachable, type Rect, type Size } from './geometry'

/** One open window of a program. `argument` says what it shows (Notepad: which document). */
export type DesktopWindow = {
  readonly id: string
  readonly program: string
  readonly argument: string | null
  readonly title: string
  readonly icon: string
  readonly rect: Rect
  readonly minimum: Size
  readonly resizable: boolean
  readonly minimised: boolean
  readonly maximised: boolean
}

/**
 * What is open. `windows` keeps the order of opening, in which frames are drawn and never re-ordered; `stack` (back to
 * front) is the one truth about depth and focus, so neither is stored in a window.
 */
export type Desktop = {
  readonly windows: Readonly<Record<string, DesktopWindow>>
  readonly stack: readonly string[]
  /** The work area: the desktop without its taskbar. */
  readonly area: Size
  /** How many windows were ever opened: numbers ids and moves the cascade on. */
  readonly opened: number
}

/** What a program asks for when it opens a window. */
export type WindowRequest = {
  readonly program: string
  readonly argument: string | null
  readonly title: string
  readonly icon: string
  readonly size: Size
  readonly minimum: Size
  readonly resizable: boolean
  /** One window at most: opening again brings it to the front. */
  readonly single: boolean
}

export type DesktopEvent =
  | { readonly type: 'opened'; readonly request: WindowRequest }
  | { readonly type: 'closed' | 'focused' | 'minimised' | 'maximised' | 'restored'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly rect: Rect }
  | { readonly type: 'titled'; readonly id: string; readonly title: string }
  | { readonly type: 'area-changed'; readonly area: Size }
  | { readonly type: 'all-minimised' }

export const emptyDesktop: Desktop = { windows: {}, stack: [], area: { width: 1024, height: 740 }, opened: 0 }

/** The next desktop after an event; an event about a window that is gone changes nothing. */
export function reduceDesktop(desktop: Desktop, event: DesktopEvent): Desktop {
  if (event.type === 'opened') return open(desktop, event.request)
  if (event.type === 'area-changed') return fitInto(desktop, event.area)
  if (event.type === 'all-minimised') return minimiseAll(desktop)
  const window = desktop.windows[event.id]
  if (!window) return desktop
  switch (event.type) {
    case 'closed':
      return remove(desktop, event.id)
    case 'focused':
      return raise(put(desktop, { ...window, minimised: false }), event.id)
    case 'minimised':
      return put(desktop, { ...window, minimised: true })
    case 'maximised':
      return raise(put(desktop, { ...window, minimised: false, maximised: window.resizable }), event.id)
    case 'restored':
      return raise(put(desktop, { ...window, minimised: false, maximised: false }), event.id)
    case 'moved':
      return put(desktop, { ...window, rect: keepReachable(event.rect, desktop.area) })
    case 'titled':
      return put(desktop, { ...window, title: event.title })
  }
}

/** The window with the focus: the front one that is not minimised. */
export function focusedWindow(desktop: Desktop): string | null {
  return desktop.stack.findLast((id) => !desktop.windows[id]?.minimised) ?? null
}

/** Depth of a window, 0 at the back. */
export function depthOf(desktop: Desktop, id: string): number {
  return desktop.stack.indexOf(id)
}

function open(desktop: Desktop, request: WindowRequest): Desktop {
  const same = Object.values(desktop.windows).find(
    ({ program }) => request.single && program === request.program,
  )
  if (same) return reduceDesktop(desktop, { type: 'focused', id: same.id })
  const { program, argument, title, icon, size, minimum, resizable } = request
  const id = `${program}-${desktop.opened + 1}`
  const rect = cascade(desktop.opened, size, desktop.area, minimum)
  const window = {
    id,
    program,
    argument,
    title,
    icon,
    rect,
    minimum,
    resizable,
    minimised: false,
    maximised: false,
  }
  return raise({ ...put(desktop, window), opened: desktop.opened + 1 }, id)
}

function put(desktop: Desktop, window: DesktopWindow): Desktop {
  return { ...desktop, windows: { ...desktop.windows, [window.id]: window } }
}

function raise(desktop: Desktop, id: string): Desktop {
  if (desktop.stack.at(-1) === id) return desktop
  return { ...desktop, stack: [...desktop.stack.filter((other) => other !== id), id] }
}

function remove(desktop: Desktop, id: string): Desktop {
  const { [id]: _closed, ...windows } = desktop.windows
  return { ...desktop, windows, stack: desktop.stack.filter((other) => other !== id) }
}

function fitInto(desktop: Desktop, area: Size): Desktop {
  if (area.width === desktop.area.width && area.height === desktop.area.height) return desktop
  const windows = Object.fromEntries(
    Object.entries(desktop.windows).map(([id, window]) => {
      const rect = keepReachable(window.rect, area)
      const same = rect.x === window.rect.x && rect.y === window.rect.y
      return [id, same ? window : { ...window, rect }]
    }),
  )
  return { ...desktop, area, windows }
}

function minimiseAll(desktop: Desktop): Desktop {
  const windows = Object.fromEntries(
    Object.entries(desktop.windows).map(([id, window]) => [id, { ...window, minimised: true }]),
  )
  return { ...desktop, windows }
}
