import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const pictureShortcuts = {
  'move-in-picture': ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  'move-far-in-picture': ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  'draw-at-cursor': [' ', 'Enter'],
  'draw-with-second': ['Shift+ ', 'Shift+Enter'],
  'leave-drawing': ['Escape'],
  'choose-tool': ['p', 'b', 'a', 't', 'l', 'c', 'r', 'g', 'o', 'u', 'f', 'k', 'm', 'e', 's', 'i'],
  'swap-colors': ['x'],
  'zoom-picture': ['+', '-'],
} as const satisfies Shortcuts

export const paintShortcuts = {
  'undo-drawing': ['Control+z', 'Control+y'],
  'edit-part': ['Control+x', 'Control+c', 'Control+v', 'Control+a', 'Delete'],
  'picture-file': ['Control+o', 'Control+s'],
} as const satisfies Shortcuts
