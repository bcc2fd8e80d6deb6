import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'شاشة التوقف. اضغط أي مفتاح لإغلاقها.',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
