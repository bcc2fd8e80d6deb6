/** The props of a program's window. Functions keep their identity for as long as the window is open. */
export type ProgramProps = {
  windowId: string
  /** The item to show, if the program can show several (Notepad: the document). Follows the address. */
  argument: string | null
  minimized: boolean
  /** True if the window is active, which colors its caption. */
  active: boolean
  /** Reports the item that the window shows, so that its address and the stored session follow. */
  setArgument: (argument: string | null) => void
  setTitle: (title: string) => void
  /** Closes the window as its Close button does, after the guard has agreed. */
  close: () => void
  /**
   * Calls `ask` before the window is closed by its buttons, its menus, the taskbar or the browser's Back
   * button. If it returns `false`, the window stays open. A later guard replaces an earlier one. @returns
   * removes the guard
   */
  guardClose: (ask: () => Promise<boolean>) => () => void
  /** Flashes the taskbar button until the window is activated. Does nothing while the window is active. */
  askForAttention: () => void
}
