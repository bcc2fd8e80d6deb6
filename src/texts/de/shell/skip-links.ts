import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'Zum geöffneten Fenster springen',
  toTaskbar: 'Zur Taskleiste springen',
  toStart: 'Zu „Start“ springen',
} as const satisfies PartialTranslation<typeof english.skipTexts>
