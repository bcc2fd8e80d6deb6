import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const gameShortcuts = { 'new-game': ['F2', 'n'] } as const satisfies Shortcuts

export const boardShortcuts = {
  beside: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  'ends-of-row': ['Home', 'End'],
  'ends-of-column': ['PageUp', 'PageDown'],
  'ends-of-board': ['Control+Home', 'Control+End'],
} as const satisfies Shortcuts

export const cellShortcuts = {
  open: [' '],
  enter: ['Enter'],
  pin: ['f'],
  chord: ['c'],
  hint: ['h'],
  'zoom-in': ['+', '='],
  'zoom-out': ['-'],
} as const satisfies Shortcuts
