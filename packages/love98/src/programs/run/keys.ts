import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const runShortcuts = {
  'earlier-entry': ['ArrowUp'],
  'later-entry': ['ArrowDown'],
  'earlier-entries': ['Alt+ArrowDown'],
} as const satisfies Shortcuts
