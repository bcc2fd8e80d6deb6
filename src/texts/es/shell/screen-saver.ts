import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'Protector de pantalla. Presione cualquier tecla para cerrarlo.',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
