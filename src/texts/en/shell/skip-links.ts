import type { Texts } from '@/texts/texts'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Skip to the open window',
  toTaskbar: 'Skip to the taskbar',
  toStart: 'Skip to Start',
} as const satisfies Texts
