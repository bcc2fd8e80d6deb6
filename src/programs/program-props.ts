/** What a program's window is given. */
export type ProgramProps = {
  windowId: string
  /** What to show, when the program can show several things (Notepad: which document). */
  argument: string | null
}
