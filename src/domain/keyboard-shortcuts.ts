/** Where a key is heard: the whole desktop, its icons, any window, menus, or one kind of control. */
export type ShortcutPlace =
  | 'everywhere'
  | 'icons'
  | 'windows'
  | 'menus'
  | 'taskbar'
  | 'folders'
  | 'run'
  | 'stand-by'

/**
 * Every key the desktop handles itself: handlers ask `isShortcut`, Help tells the same rows, so neither can drift from
 * the other. A key is written as its name in UI Events (`KeyboardEvent.key`) after its modifiers; several lead to the same.
 */
export const keyboardShortcuts = {
  'open-start': { place: 'everywhere', keys: ['Control+Escape'] },
  'next-part': { place: 'everywhere', keys: ['F6'] },
  'previous-part': { place: 'everywhere', keys: ['Shift+F6'] },
  'show-desktop': { place: 'everywhere', keys: ['Control+Alt+d'] },
  'switch-window': { place: 'everywhere', keys: ['Alt+`', 'Control+Alt+Tab'] },
  'switch-window-back': { place: 'everywhere', keys: ['Alt+Shift+`', 'Control+Alt+Shift+Tab'] },
  'open-icon': { place: 'icons', keys: ['Enter'] },
  'move-between-icons': { place: 'icons', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  'first-icon': { place: 'icons', keys: ['Home'] },
  'last-icon': { place: 'icons', keys: ['End'] },
  'close-window': { place: 'windows', keys: ['Control+Alt+F4'] },
  'system-menu': { place: 'windows', keys: ['Alt+ '] },
  'menu-bar': { place: 'windows', keys: ['F10'] },
  'context-menu': { place: 'windows', keys: ['ContextMenu', 'Shift+F10'] },
  'cancel-drag': { place: 'windows', keys: ['Escape'] },
  'place-window': { place: 'windows', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  'place-window-finely': {
    place: 'windows',
    keys: ['Control+ArrowUp', 'Control+ArrowDown', 'Control+ArrowLeft', 'Control+ArrowRight'],
  },
  'move-in-menu': { place: 'menus', keys: ['ArrowUp', 'ArrowDown'] },
  'open-submenu': { place: 'menus', keys: ['ArrowRight'] },
  'close-submenu': { place: 'menus', keys: ['ArrowLeft', 'Escape'] },
  'move-in-taskbar': { place: 'taskbar', keys: ['ArrowLeft', 'ArrowRight'] },
  'copy-link': { place: 'folders', keys: ['Control+c'] },
  'earlier-entry': { place: 'run', keys: ['ArrowUp'] },
  'later-entry': { place: 'run', keys: ['ArrowDown'] },
  'end-stand-by': { place: 'stand-by', keys: ['Escape', 'Enter', ' '] },
} as const satisfies Readonly<Record<string, KeyboardShortcut>>

export type KeyboardShortcut = { readonly place: ShortcutPlace; readonly keys: readonly string[] }
export type ShortcutId = keyof typeof keyboardShortcuts

/** What of a keyboard event tells which key it is. */
export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

/** Whether a key press is this shortcut: the same key and exactly its modifiers. */
export function isShortcut(id: ShortcutId, press: KeyPress): boolean {
  return keyboardShortcuts[id].keys.includes(nameOf(press) as never)
}

/** A key as a person reads it: `Control+Escape` is `Ctrl+Esc`. */
export function shownKey(key: string): string {
  return key
    .split('+')
    .map((part) => shownNames[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')
}

function nameOf({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyPress): string {
  const modifiers = [
    ctrlKey && 'Control',
    altKey && 'Alt',
    // A letter already tells Shift by being a capital; it is compared without it.
    shiftKey && 'Shift',
    metaKey && 'Meta',
  ].filter(Boolean)
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].join('+')
}

const shownNames: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ContextMenu: 'Menu',
  ' ': 'Space',
}
