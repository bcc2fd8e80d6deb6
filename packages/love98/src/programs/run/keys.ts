import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const runShortcuts = {
  'earlier-entry': ['ArrowUp'],
  'later-entry': ['ArrowDown'],
} as const satisfies Shortcuts
