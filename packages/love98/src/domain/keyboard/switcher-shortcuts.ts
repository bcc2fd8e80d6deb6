import type { Shortcuts } from './shortcuts'

/** The windows to choose from while the keys that opened them are held. */
export const switcherShortcuts = {
  'choose-window': ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  'take-window': ['Enter', ' '],
  'leave-switcher': ['Escape'],
} as const satisfies Shortcuts
