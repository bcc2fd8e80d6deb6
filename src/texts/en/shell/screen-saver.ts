import type { Texts } from '@/texts/texts'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'Screen saver. Press any key to close it.',
} as const satisfies Texts
