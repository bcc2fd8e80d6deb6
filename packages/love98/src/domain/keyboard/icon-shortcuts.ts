import type { Shortcuts } from './shortcuts'

/** The icons of the desktop. ENTER is the browser's: an icon is a link. */
export const iconShortcuts = {
  'move-between-icons': ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  'first-icon': ['Home'],
  'last-icon': ['End'],
  'select-icon': [' ', 'Control+ '],
  'select-all-icons': ['Control+a'],
  'select-no-icon': ['Escape'],
  'take-back-move': ['Control+z'],
} as const satisfies Shortcuts
