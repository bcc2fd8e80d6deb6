import type { Rect, Size } from './geometry'

/** `cornered`: at the corner of the Start button. */
export type DialogPosition = 'centered' | 'cascaded' | 'cornered'

/** An open window of a program. `argument` is the content that it shows (for Notepad, the document). */
export type DesktopWindow = {
  readonly id: string
  readonly program: string
  readonly argument: string | null
  readonly title: string
  readonly icon: string
  readonly rect: Rect
  readonly minimum: Size
  readonly maximum: Size | null
  readonly resizable: boolean
  readonly dialog: DialogPosition | null
  readonly minimized: boolean
  readonly maximized: boolean
  /** The task button flashes until the window has the focus. */
  readonly attention: boolean
}

/**
 * The open windows. `windows` keeps the order of opening, in which frames are drawn and never reordered. `stack` (back
 * to front) is the only source of depth and focus, so a window stores neither.
 */
export type Desktop = {
  readonly windows: Readonly<Record<string, DesktopWindow>>
  readonly stack: readonly string[]
  /** The work area: the desktop without its taskbar. */
  readonly area: Size
  /** The number of windows opened so far; it gives the next id and the next place of the cascade. */
  readonly opened: number
  /** The windows that Show Desktop minimized. Pressing it again restores them, until another window is shown. */
  readonly minimizedByShowDesktop: readonly string[]
  /** The desktop itself has the focus, so no window is active. Showing a window ends it. */
  readonly isDesktopActive: boolean
}

export type WindowRequest = {
  readonly program: string
  readonly argument: string | null
  readonly title: string
  readonly icon: string
  readonly size: Size
  readonly minimum: Size
  readonly maximum: Size | null
  readonly resizable: boolean
  /** A dialog has only the Close button; on a phone it is a sheet at the lower edge. */
  readonly dialog: DialogPosition | null
  readonly single: boolean
  /** The page is in a right-to-left language, so windows are cascaded from the top right. */
  readonly isMirrored?: boolean
}

export type RestoredWindow = {
  readonly request: WindowRequest
  readonly rect: Rect
  readonly minimized: boolean
  readonly maximized: boolean
}

export type WindowChange = Partial<Pick<DesktopWindow, 'rect' | 'minimized' | 'maximized'>>

export type DesktopEvent =
  | { readonly type: 'opened'; readonly request: WindowRequest }
  | { readonly type: 'closed' | 'focused' | 'minimized' | 'maximized' | 'restored'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly rect: Rect }
  | { readonly type: 'titleChanged'; readonly id: string; readonly title: string }
  | { readonly type: 'argumentChanged'; readonly id: string; readonly argument: string | null }
  | { readonly type: 'attentionRequested'; readonly id: string }
  /** `isMirrored` as in a request; the first change places the window that the server has drawn. */
  | { readonly type: 'areaChanged'; readonly area: Size; readonly isMirrored?: boolean }
  | { readonly type: 'arranged'; readonly changes: Readonly<Record<string, WindowChange>> }
  /** Windows of an earlier visit, back to front; they are placed behind the open ones. */
  | { readonly type: 'sessionRestored'; readonly windows: readonly RestoredWindow[] }
  | { readonly type: 'allMinimized' | 'allRestored' | 'desktopFocused' }

export const emptyDesktop: Desktop = {
  windows: {},
  stack: [],
  area: { width: 1024, height: 740 },
  opened: 0,
  minimizedByShowDesktop: [],
  isDesktopActive: false,
}

/** Returns the active window: the front one, unless the desktop is active. */
export function focusedWindow(desktop: Desktop): string | null {
  return desktop.isDesktopActive ? null : frontWindow(desktop)
}

/** Returns the window in front of the others that is not minimized. */
export function frontWindow(desktop: Desktop): string | null {
  return desktop.stack.findLast((id) => !desktop.windows[id]?.minimized) ?? null
}

export function depthOf(desktop: Desktop, id: string): number {
  return desktop.stack.indexOf(id)
}
