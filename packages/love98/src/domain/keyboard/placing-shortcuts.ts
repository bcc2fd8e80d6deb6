import type { Shortcuts } from './shortcuts'

/** Moving or sizing a window, or moving an icon, without a pointer. */
export const placingShortcuts = {
  place: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  'place-finely': ['Control+ArrowUp', 'Control+ArrowDown', 'Control+ArrowLeft', 'Control+ArrowRight'],
  'keep-place': ['Enter', ' '],
  'leave-place': ['Escape', 'Tab'],
} as const satisfies Shortcuts
