import type { Shortcuts } from './shortcuts'

/** The shortcuts that work wherever the focus is. */
export const shellShortcuts = {
  'next-part': ['F6'],
  'previous-part': ['Shift+F6'],
  'help-topic': ['F1'],
  'show-desktop': ['Control+Alt+d'],
  'switch-window': ['Alt+`', 'Control+Alt+Tab'],
  'switch-window-back': ['Alt+Shift+`', 'Control+Alt+Shift+Tab'],
  'close-window': ['Control+Alt+F4'],
  'system-menu': ['Alt+ '],
} as const satisfies Shortcuts

export const startShortcuts = { 'open-start': ['Control+Escape'] } as const satisfies Shortcuts

/** Systems report the key only when it is released. */
export const pictureShortcuts = { 'copy-picture': ['PrintScreen'] } as const satisfies Shortcuts

export const contextMenuShortcuts = {
  'context-menu': ['ContextMenu', 'Shift+F10'],
} as const satisfies Shortcuts

/** Closes a dialog, a panel or a tip. */
export const dismissShortcuts = { dismiss: ['Escape'] } as const satisfies Shortcuts

export const dragShortcuts = { 'cancel-drag': ['Escape'] } as const satisfies Shortcuts

export const taskbarShortcuts = {
  'move-in-taskbar': ['ArrowLeft', 'ArrowRight'],
  'ends-of-taskbar': ['Home', 'End'],
} as const satisfies Shortcuts
