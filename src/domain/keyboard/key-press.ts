/** Where a key is heard: the whole desktop, its icons, any window, menus, or one kind of control. */
export type ShortcutPlace =
  | 'everywhere'
  | 'switcher'
  | 'icons'
  | 'windows'
  | 'placing'
  | 'menus'
  | 'taskbar'
  | 'controls'
  | 'folders'
  | 'chart'
  | 'run'
  | 'stand-by'

export type KeyboardShortcut = { readonly place: ShortcutPlace; readonly keys: readonly string[] }

/** What of a keyboard event tells which key it is. */
export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
  /** Its place on the keyboard (`KeyboardEvent.code`): with Alt held, some systems write other letters than are printed. */
  readonly code?: string
}

/** Whether a key press is this shortcut: the same key and exactly its modifiers. */
export function isPressed({ keys }: KeyboardShortcut, press: KeyPress): boolean {
  const printed = press.altKey && press.code !== undefined ? printedKey(press.code) : press.key
  return keys.includes(nameOf(press, press.key)) || keys.includes(nameOf(press, printed))
}

function nameOf({ ctrlKey, altKey, shiftKey, metaKey }: KeyPress, key: string): string {
  const modifiers = [
    ctrlKey && 'Control',
    altKey && 'Alt',
    // A letter already tells Shift by being a capital; it is compared without it.
    shiftKey && 'Shift',
    metaKey && 'Meta',
  ].filter(Boolean)
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].join('+')
}

/** What is printed on the key at a place, on the keyboards that the places are named after. */
function printedKey(code: string): string {
  return { Backquote: '`', Space: ' ' }[code] ?? code.replace(/^Key/, '')
}
