import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'Bildschirmschoner. Drücken Sie eine beliebige Taste, um ihn zu schließen.',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
