import type { Shortcuts } from '@/domain/keyboard/shortcuts'

export const chartShortcuts = {
  'move-in-chart': ['ArrowLeft', 'ArrowRight'],
  'pages-of-chart': ['PageUp', 'PageDown'],
  'ends-of-chart': ['Home', 'End'],
  'leave-chart': ['Escape'],
} as const satisfies Shortcuts

export const figureShortcuts = { 'copy-figures': ['Control+c'] } as const satisfies Shortcuts
