import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'Заставка. Нажмите любую клавишу, чтобы закрыть ее.',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
