import type { Size } from '@/domain/geometry'

/** What a program's window is given. */
/** A program as data: what the desktop, the Start menu and the server need; its window is loaded when it opens. */
export type Program<Id extends string = string> = {
  id: Id
  title: string
  /** One sentence for search engines and link previews. */
  description: string
  icon: string
  /** CSS pixels of the whole window, frame included. */
  size: Size
  minimum: Size
  resizable: boolean
  /** One window at most; opening it again brings that one to the front. */
  single: boolean
}

/** Gives a manifest its type and keeps its id literal, so that ids complete in `love98.config.ts`. */
export function defineProgram<const Id extends string>(program: Program<Id>): Program<Id> {
  return program
}
