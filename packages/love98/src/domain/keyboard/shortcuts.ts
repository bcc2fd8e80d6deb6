/**
 * Shortcuts of one handler: the keys of each, by its id. A key is its UI Events name (`KeyboardEvent.key`) after its
 * modifiers; several keys can have the same action. Help lists the same constants (`programs/help/key-sections.ts`).
 */
export type Shortcuts = Readonly<Record<string, readonly string[]>>

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

/** A function for each shortcut, or for each key of it; null for a key that this control leaves to the page. */
export type ShortcutHandlers<Rows extends Shortcuts, Result> = {
  readonly [Id in keyof Rows]: (() => Result) | { readonly [Key in Rows[Id][number]]: (() => Result) | null }
}

/** Returns the shortcut of a key press that has exactly the modifiers of the shortcut, or null. */
export function findShortcut<Rows extends Shortcuts>(
  rows: Rows,
  press: KeyPress,
): (keyof Rows & string) | null {
  return idOf(rows, nameOf(press))
}

/**
 * Returns the function for a key press, or null if it is no shortcut. Other modifiers than those of the
 * shortcuts do not count: of CTRL+UP and UP, a press of CTRL+SHIFT+UP is the first one, and of ALT+UP the
 * second one.
 */
export function findHandler<Rows extends Shortcuts, Result>(
  rows: Rows,
  press: KeyPress,
  handlers: ShortcutHandlers<Rows, Result>,
): (() => Result) | null {
  for (const name of [nameOf(press), nameOf(press, false), lower(press.key)]) {
    const id = idOf(rows, name)
    if (id === null) continue
    const handler: (() => Result) | Readonly<Record<string, (() => Result) | null>> = handlers[id]
    return typeof handler === 'function' ? handler : (handler[name] ?? null)
  }
  return null
}

/**
 * Calls the function for a key press, as `findHandler` finds it.
 *
 * @returns true if there was one, and it did not return false
 */
export function handleShortcut<Rows extends Shortcuts>(
  rows: Rows,
  press: KeyPress,
  handlers: ShortcutHandlers<Rows, unknown>,
): boolean {
  const handler = findHandler(rows, press, handlers)
  return handler !== null && handler() !== false
}

function idOf<Rows extends Shortcuts>(rows: Rows, name: string): (keyof Rows & string) | null {
  return Object.keys(rows).find((id) => rows[id]?.includes(name)) ?? null
}

function nameOf({ key, code, ctrlKey, altKey, shiftKey, metaKey }: KeyPress, isShifted = shiftKey): string {
  return `${ctrlKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${isShifted ? 'Shift+' : ''}${metaKey ? 'Meta+' : ''}${lower(
    altKey && code ? printedKey(code) : key,
  )}`
}

/** A capital letter already implies SHIFT. Letters are therefore compared in lower case, with SHIFT as a modifier. */
function lower(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key
}

/** Returns the character printed on the key at a position, for the layout that the position codes are named after. */
function printedKey(code: string): string {
  return { Backquote: '`', Space: ' ' }[code] ?? code.replace(/^Key/, '')
}
