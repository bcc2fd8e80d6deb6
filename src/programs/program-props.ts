/** What a program's window is given. Every function stays the same for as long as the window is open. */
export type ProgramProps = {
  windowId: string
  /** What to show, when the program can show several things (Notepad: which document). Follows the address. */
  argument: string | null
  minimized: boolean
  /** The window has the focus of the desktop: its caption is colored. */
  active: boolean
  /** Says what the window shows now, so that its address and the stored session follow. */
  setArgument: (argument: string | null) => void
  /** Names the window anew, in its caption and in the taskbar. */
  setTitle: (title: string) => void
  /** Closes the window as its Close button does: a guard is asked first. */
  close: () => void
  /**
   * Calls `ask` before the window closes by any means: its buttons, its menus, the taskbar, the browser's
   * Back. `false` keeps it open. A later guard replaces an earlier one. @returns removes the guard
   */
  guardClose: (ask: () => Promise<boolean>) => () => void
  /** Lets the button in the taskbar flash until the window has the focus. Does nothing while it has it. */
  askForAttention: () => void
}
