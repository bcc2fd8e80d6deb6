import type { Texts } from '@/texts/texts'

/** Where the first links of the page lead. */
export const skipTexts = {
  toWindow: 'Skip to the open window',
  toTaskbar: 'Skip to the taskbar',
  toStart: 'Skip to Start',
} as const satisfies Texts
