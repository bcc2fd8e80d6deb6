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
  /** CSS pixels the window is never sized beyond. @default none */
  maximum?: Size
  resizable: boolean
  /**
   * A dialog has no buttons but Close in its caption, and is a sheet at the lower edge of a phone; the value says
   * where it opens. @default none: a window
   */
  dialog?: DialogPlace
  /** One window at most; opening it again brings that one to the front. */
  single: boolean
  /**
   * Checks what an address (`/p/<program>?open=<argument>`) or the stored session asks for: anything may stand there.
   * Gives the argument as the window takes it, or null for one it does not know. Without it, all of them are dropped.
   */
  argument?: (text: string) => string | null
  /** `start`: it has a row in the Start menu and no icon on the desktop, as Run in Windows 98. @default 'desktop' */
  place?: EntryPlace
  /** Opened again with the stored session. @default true */
  restorable?: boolean
}

/** Gives a manifest its type and keeps its id literal, so that ids complete in `love98.config.ts`. */
export function defineProgram<const Id extends string>(program: Program<Id>): Program<Id> {
  return program
}
