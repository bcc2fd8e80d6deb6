import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const gameShortcuts = {
  undo: ['Control+z', 'Meta+z'],
  deal: ['F2'],
} as const satisfies Shortcuts

export const positionShortcuts = {
  beside: ['ArrowLeft', 'ArrowRight'],
  'ends-of-row': ['Home', 'End'],
  'in-column': ['ArrowUp', 'ArrowDown'],
} as const satisfies Shortcuts

export const cardShortcuts = {
  draw: ['d'],
  'send-home': ['f'],
  'send-all-home': ['a'],
  hint: ['h'],
  'put-back': ['Escape'],
} as const satisfies Shortcuts
