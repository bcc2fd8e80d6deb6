import type { Shortcuts } from './shortcuts'

export const dropDownShortcuts = {
  'open-drop-down': ['F4', 'Alt+ArrowDown', 'Alt+ArrowUp'],
  'close-drop-down': ['Escape'],
} as const satisfies Shortcuts
