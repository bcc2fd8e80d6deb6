/** The part of the desktop in which a key works: everywhere, the icons, any window, menus, or one kind of control. */
export type ShortcutScope =
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

export type KeyboardShortcut = { readonly place: ShortcutScope; readonly keys: readonly string[] }

/** The fields of a keyboard event that identify a key. */
export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
  /**
   * The position on the keyboard (`KeyboardEvent.code`). With ALT held, some systems report a character that differs
   * from the printed one.
   */
  readonly code?: string
}

/** Returns whether a key press is this shortcut: the same key with exactly its modifiers. */
export function isPressed({ keys }: KeyboardShortcut, press: KeyPress): boolean {
  const printed = press.altKey && press.code !== undefined ? printedKey(press.code) : press.key
  return keys.includes(nameOf(press, press.key)) || keys.includes(nameOf(press, printed))
}

function nameOf({ ctrlKey, altKey, shiftKey, metaKey }: KeyPress, key: string): string {
  const modifiers = [
    ctrlKey && 'Control',
    altKey && 'Alt',
    // A capital letter already implies SHIFT. Letters are therefore compared in lower case, with SHIFT as a modifier.
    shiftKey && 'Shift',
    metaKey && 'Meta',
  ].filter(Boolean)
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].join('+')
}

/** Returns the character printed on the key at a position, for the layout that the position codes are named after. */
function printedKey(code: string): string {
  return { Backquote: '`', Space: ' ' }[code] ?? code.replace(/^Key/, '')
}
