import type { Size } from '@/domain/desktop/geometry'
import type { DialogPlace } from '@/domain/desktop/windows'
import type { EntryPlace } from '@/domain/navigation/desktop-entries'

/** A program as data: what the desktop, the Start menu and the server need; its window is loaded when it opens. */
export type Program<Id extends string = string> = {
  id: Id
  title: string
  icon: string
  /** CSS pixels of the whole window, frame included. */
  size: Size
  minimum: Size
  /** The largest size of the window, CSS pixels. @default none */
  maximum?: Size
  resizable: boolean
  /**
   * The program is a dialog, which opens at this place. A dialog has only Close in its caption, and is a sheet at the lower edge
   * of a phone. @default none: a window
   */
  dialog?: DialogPlace
  /** At most one window; opening the program again brings that window to the front. */
  single: boolean
  /**
   * Validates the argument of an address (`/p/<program>?open=<argument>`) or of the stored session, which can be any text.
   * Returns the argument for the window, or null if it is not valid. Without this function every argument is dropped.
   */
  argument?: (text: string) => string | null
  /** `start`: the program has a row in the Start menu and no icon on the desktop, as Run in Windows 98. @default 'desktop' */
  place?: EntryPlace
  /** Opened again with the stored session. @default true */
  restorable?: boolean
}

/** Gives a manifest its type and keeps its id literal, so that ids complete in `love98.config.ts`. */
export function defineProgram<const Id extends string>(program: Program<Id>): Program<Id> {
  return program
}
