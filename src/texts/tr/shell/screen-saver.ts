import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'Ekran koruyucu. Kapatmak için herhangi bir tuşa basın.',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
