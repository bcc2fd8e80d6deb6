/** A press on the caption of a dialog. */
export type CaptionPress = {
  readonly button: number
  readonly pointerId: number
  readonly pointerType: string
  readonly clientX: number
  readonly clientY: number
}

/** The commands of a dialog's caption, which the desktop provides for dialogs and windows alike. */
export type DialogCommands = {
  /** Moves the dialog with the pointer until it is released. A long press of a finger opens the system menu. */
  readonly drag: (dialog: OpenDialog, press: CaptionPress) => void
  /** Opens the system menu at a point of the viewport in CSS pixels, or below an element. */
  readonly openSystemMenu: (
    dialog: OpenDialog,
    at: { readonly x: number; readonly y: number } | Element,
  ) => void
  readonly beep: () => void
}

export type OpenDialog = {
  readonly element: HTMLDialogElement
  readonly caption: HTMLElement
  readonly title: string
  /** Null if the visitor must answer. */
  readonly close: (() => void) | null
  /** Called with the left upper corner after a move, in CSS pixels of the viewport. */
  readonly onMoved: (to: { readonly x: number; readonly y: number }) => void
}

let load: (() => Promise<DialogCommands>) | null = null
let commands: DialogCommands | null = null

/** Registers the commands; they are loaded when a pointer first reaches a caption. */
export function provideDialogCommands(loadCommands: () => Promise<DialogCommands>): void {
  load = loadCommands
}

/** Loads the commands before they are needed. Without a network, dialogs stay where they open. */
export async function loadDialogCommands(): Promise<DialogCommands | null> {
  try {
    commands ??= (await load?.()) ?? null
  } catch {
    // The next call tries again.
  }
  return commands
}

/** Runs a command, at once if the code is loaded, since a drag begins with its press. */
export function withDialogCommands(run: (commands: DialogCommands) => void): void {
  if (commands) run(commands)
  else void loadDialogCommands().then((loaded) => loaded && run(loaded))
}
