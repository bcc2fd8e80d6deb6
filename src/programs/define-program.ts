import type { ComponentType } from 'react'
import type { Size } from '@/domain/geometry'

/** What a program's window is given. */
export type ProgramProps = {
  windowId: string
  /** What to show, when the program can show several things (Notepad: which document). */
  argument: string | null
}

/** A program: a handful of data that is always there, and a window that is loaded when it opens. */
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
  load: () => Promise<{ default: ComponentType<ProgramProps> }>
}

/** Gives a manifest its type and keeps its id literal, so that ids complete in `love98.config.ts`. */
export function defineProgram<const Id extends string>(program: Program<Id>): Program<Id> {
  return program
}
