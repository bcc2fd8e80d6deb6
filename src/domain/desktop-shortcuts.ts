import type { KeyboardShortcut } from './key-press'

/** The keys that are answered before anything else of the desktop is loaded; the whole table is `keyboard-shortcuts.ts`. */
export const desktopShortcuts = {
  'open-start': { place: 'everywhere', keys: ['Control+Escape'] },
  'next-part': { place: 'everywhere', keys: ['F6'] },
  'previous-part': { place: 'everywhere', keys: ['Shift+F6'] },
  'show-desktop': { place: 'everywhere', keys: ['Control+Alt+d'] },
  'switch-window': { place: 'everywhere', keys: ['Alt+`', 'Control+Alt+Tab'] },
  'switch-window-back': { place: 'everywhere', keys: ['Alt+Shift+`', 'Control+Alt+Shift+Tab'] },
  'context-menu': { place: 'everywhere', keys: ['ContextMenu', 'Shift+F10'] },
  'select-all-icons': { place: 'icons', keys: ['Control+a'] },
  'take-back-move': { place: 'icons', keys: ['Control+z'] },
  'close-window': { place: 'windows', keys: ['Control+Alt+F4'] },
  'system-menu': { place: 'windows', keys: ['Alt+ '] },
} as const satisfies Readonly<Record<string, KeyboardShortcut>>
