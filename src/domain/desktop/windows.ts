import type { Rect, Size } from './geometry'

/** Where a dialog opens: in the middle of the desktop, or among the windows. */
export type DialogPlace = 'centered' | 'cascaded'

/** One open window of a program. `argument` says what it shows (Notepad: which document). */
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
  readonly dialog: DialogPlace | null
  readonly minimized: boolean
  readonly maximized: boolean
  /** Its task button flashes until it has the focus. */
  readonly attention: boolean
}

/**
 * What is open. `windows` keeps the order of opening, in which frames are drawn and never re-ordered; `stack` (back to
 * front) is the only source of depth and focus, so neither is stored in a window.
 */
export type Desktop = {
  readonly windows: Readonly<Record<string, DesktopWindow>>
  readonly stack: readonly string[]
  /** The work area: the desktop without its taskbar. */
  readonly area: Size
  /** How many windows were ever opened: the next id and the next place of the cascade. */
  readonly opened: number
  /** The windows that Show Desktop minimized: pressing it again restores them, until another window is shown. */
  readonly minimizedByShowDesktop: readonly string[]
}

/** What a program asks for when it opens a window. */
export type WindowRequest = {
  readonly program: string
  readonly argument: string | null
  readonly title: string
  readonly icon: string
  readonly size: Size
  readonly minimum: Size
  readonly maximum: Size | null
  readonly resizable: boolean
  /** A dialog has no buttons but Close, and is a sheet at the lower edge of a phone. */
  readonly dialog: DialogPlace | null
  /** One window at most: opening again brings it to the front. */
  readonly single: boolean
  /** The page is read from right to left: windows are cascaded from the top right. */
  readonly isMirrored?: boolean
}

/** A window of an earlier visit. */
export type RestoredWindow = {
  readonly request: WindowRequest
  readonly rect: Rect
  readonly minimized: boolean
  readonly maximized: boolean
}

/** What Cascade, Tile and their like change in a window. */
export type WindowChange = Partial<Pick<DesktopWindow, 'rect' | 'minimized' | 'maximized'>>

export type DesktopEvent =
  | { readonly type: 'opened'; readonly request: WindowRequest }
  | { readonly type: 'closed' | 'focused' | 'minimized' | 'maximized' | 'restored'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly rect: Rect }
  | { readonly type: 'titleChanged'; readonly id: string; readonly title: string }
  | { readonly type: 'argumentChanged'; readonly id: string; readonly argument: string | null }
  | { readonly type: 'attentionRequested'; readonly id: string }
  | { readonly type: 'areaChanged'; readonly area: Size }
  | { readonly type: 'arranged'; readonly changes: Readonly<Record<string, WindowChange>> }
  /** Windows of an earlier visit, back to front; they come behind what is open. */
  | { readonly type: 'sessionRestored'; readonly windows: readonly RestoredWindow[] }
  | { readonly type: 'allMinimized' | 'allRestored' }

export const emptyDesktop: Desktop = {
  windows: {},
  stack: [],
  area: { width: 1024, height: 740 },
  opened: 0,
  minimizedByShowDesktop: [],
}

/** The window with the focus: the front one that is not minimized. */
export function focusedWindow(desktop: Desktop): string | null {
  return desktop.stack.findLast((id) => !desktop.windows[id]?.minimized) ?? null
}

/** Depth of a window, 0 at the back. */
export function depthOf(desktop: Desktop, id: string): number {
  return desktop.stack.indexOf(id)
}
