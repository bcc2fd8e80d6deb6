import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const notepadShortcuts = {
  'new-note': ['Control+n'],
  'open-note': ['Control+o'],
  'save-note': ['Control+s'],
  'find-in-note': ['Control+f'],
  'find-next': ['F3'],
  'insert-time': ['F5'],
} as const satisfies Shortcuts
