import { keyNames } from '@/texts/key-names'

import type { KeyboardShortcut } from './key-press'

/**
 * All keys that the desktop handles itself. Help lists the same keys, and `tests/shell/handled-keys.test.ts` compares
 * both with the keys in the code. A key is its UI Events name (`KeyboardEvent.key`) after its modifiers; several keys
 * can have the same action.
 */
export const keyboardShortcuts = {
  'open-start': { place: 'everywhere', keys: ['Control+Escape'] },
  'next-part': { place: 'everywhere', keys: ['F6'] },
  'previous-part': { place: 'everywhere', keys: ['Shift+F6'] },
  'show-desktop': { place: 'everywhere', keys: ['Control+Alt+d'] },
  'switch-window': { place: 'everywhere', keys: ['Alt+`', 'Control+Alt+Tab'] },
  'switch-window-back': { place: 'everywhere', keys: ['Alt+Shift+`', 'Control+Alt+Shift+Tab'] },
  'context-menu': { place: 'everywhere', keys: ['ContextMenu', 'Shift+F10'] },
  dismiss: { place: 'everywhere', keys: ['Escape'] },
  'choose-window': { place: 'switcher', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  'take-window': { place: 'switcher', keys: ['Enter', ' '] },
  'leave-switcher': { place: 'switcher', keys: ['Escape'] },
  'open-icon': { place: 'icons', keys: ['Enter'] },
  'move-between-icons': { place: 'icons', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  'first-icon': { place: 'icons', keys: ['Home'] },
  'last-icon': { place: 'icons', keys: ['End'] },
  'select-icon': { place: 'icons', keys: [' ', 'Control+ '] },
  'select-all-icons': { place: 'icons', keys: ['Control+a'] },
  'select-no-icon': { place: 'icons', keys: ['Escape'] },
  'take-back-move': { place: 'icons', keys: ['Control+z'] },
  'close-window': { place: 'windows', keys: ['Control+Alt+F4'] },
  'system-menu': { place: 'windows', keys: ['Alt+ '] },
  'menu-bar': { place: 'windows', keys: ['F10'] },
  'cancel-drag': { place: 'windows', keys: ['Escape'] },
  place: { place: 'placing', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  'place-finely': {
    place: 'placing',
    keys: ['Control+ArrowUp', 'Control+ArrowDown', 'Control+ArrowLeft', 'Control+ArrowRight'],
  },
  'keep-place': { place: 'placing', keys: ['Enter', ' '] },
  'leave-place': { place: 'placing', keys: ['Escape', 'Tab'] },
  'move-in-menu': { place: 'menus', keys: ['ArrowUp', 'ArrowDown'] },
  'first-row': { place: 'menus', keys: ['Home', 'PageUp'] },
  'last-row': { place: 'menus', keys: ['End', 'PageDown'] },
  'open-submenu': { place: 'menus', keys: ['ArrowRight'] },
  'close-submenu': { place: 'menus', keys: ['ArrowLeft', 'Escape'] },
  'choose-row': { place: 'menus', keys: ['Enter', ' '] },
  'leave-menus': { place: 'menus', keys: ['Tab', 'F10'] },
  'move-in-taskbar': { place: 'taskbar', keys: ['ArrowLeft', 'ArrowRight'] },
  'ends-of-taskbar': { place: 'taskbar', keys: ['Home', 'End'] },
  'move-in-list': { place: 'controls', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  'ends-of-list': { place: 'controls', keys: ['Home', 'End'] },
  'pages-of-list': { place: 'controls', keys: ['PageUp', 'PageDown'] },
  'choose-in-list': { place: 'controls', keys: ['Enter', ' '] },
  'open-drop-down': { place: 'controls', keys: ['F4', 'Alt+ArrowDown', 'Alt+ArrowUp'] },
  'close-drop-down': { place: 'controls', keys: ['Escape'] },
  'move-in-folder': { place: 'folders', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  'ends-of-folder': { place: 'folders', keys: ['Home', 'End'] },
  'copy-link': { place: 'folders', keys: ['Control+c'] },
  'move-in-chart': { place: 'chart', keys: ['ArrowLeft', 'ArrowRight'] },
  'pages-of-chart': { place: 'chart', keys: ['PageUp', 'PageDown'] },
  'ends-of-chart': { place: 'chart', keys: ['Home', 'End'] },
  'leave-chart': { place: 'chart', keys: ['Escape'] },
  'copy-figures': { place: 'chart', keys: ['Control+c'] },
  'earlier-entry': { place: 'run', keys: ['ArrowUp'] },
  'later-entry': { place: 'run', keys: ['ArrowDown'] },
  'end-stand-by': { place: 'stand-by', keys: ['Escape', 'Enter', ' '] },
} as const satisfies Readonly<Record<string, KeyboardShortcut>>

export type ShortcutId = keyof typeof keyboardShortcuts

/** A key as a person reads it: `Control+Escape` is `CTRL+ESC`. */
export function keyLabel(key: string): string {
  const names: Readonly<Record<string, string>> = keyNames
  return key
    .split('+')
    .map((part) => names[part === ' ' ? 'Space' : part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')
}
