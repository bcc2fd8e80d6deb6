import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'Écran de veille. Appuyez sur une touche pour le fermer.',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
