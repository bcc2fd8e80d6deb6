import type { Shortcuts } from './shortcuts'

/** Lists, trees, tabs and tables. */
export const listShortcuts = {
  'move-in-list': ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  'ends-of-list': ['Home', 'End'],
} as const satisfies Shortcuts

export const pageShortcuts = { 'pages-of-list': ['PageUp', 'PageDown'] } as const satisfies Shortcuts

export const chooseShortcuts = { 'choose-in-list': ['Enter', ' '] } as const satisfies Shortcuts
