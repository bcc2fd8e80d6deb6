import type { ComponentType } from 'react'
import type { EntryLocation } from '@/domain/navigation/desktop-entries'
import type { Size } from '@/domain/windows/geometry'
import type { DialogPosition } from '@/domain/windows/windows'
import type { help } from '@/texts/help'
import type { startFolders } from '@/texts/start-folders'
import type { ProgramProps } from './program-props'

/** Imports the component of a program's window. */
export type LoadWindow = () => Promise<{ default: ComponentType<ProgramProps> }>

/**
 * A program: the data that the desktop, the Start menu and the server need, and its window, which is loaded
 * when it opens.
 */
export type Program<Id extends string = string> = ProgramFacts<Id> & ProgramWindow

type ProgramWindow =
  | { needsWallet?: false; load: LoadWindow }
  /** `wallet-window.tsx` of the folder. It reads with the wallet and its query cache, and is imported after them. */
  | { needsWallet: true; load?: never }

type ProgramFacts<Id> = {
  id: Id
  title: string
  /** One sentence about a program of a community. The messages describe the others. */
  description?: string
  icon: string
  /** CSS pixels of the whole window, frame included. */
  size: Size
  minimum: Size
  /** The largest size of the window, CSS pixels. @default none */
  maximum?: Size
  resizable: boolean
  /**
   * The program is a dialog, which opens at this place. A dialog has only Close in its caption, and is a
   * sheet at the lower edge of a phone. @default none: a window
   */
  dialog?: DialogPosition
  /** At most one window; opening the program again brings that window to the front. */
  single: boolean
  /**
   * Validates the argument of an address (`/p/<program>?open=<argument>`) or of the stored session, which can
   * be any text. Returns the argument for the window, or null if it is not valid. Without this function every
   * argument is dropped.
   */
  argument?: (text: string) => string | null
  /**
   * `start`: the program has a row in the Start menu and no icon on the desktop, as Run in Windows 98.
   * @default 'desktop'
   */
  place?: EntryLocation
  /** The folder of Start, Programs that has the row of the program. @default none: the row is in Programs itself */
  startFolder?: keyof typeof startFolders
  /** The section of Help that lists the shortcuts of `keys.ts` in the folder. @default none */
  keys?: keyof typeof help.places
  /**
   * The capability without which the program is not built. A static site has no `server`, and has the `safe-service`
   * only if its build names one (`SAFE_GATEWAY_URL`). @default none
   */
  needs?: 'server' | 'safe-service'
  /** Opened again with the stored session. @default true */
  restorable?: boolean
}

/**
 * Defines a program. The registry collects the exports of every `program.ts`; ids stay literal, so that they
 * complete in `community/config.ts`.
 */
export function defineProgram<const Id extends string>(program: Program<Id>): Program<Id> {
  return program
}
