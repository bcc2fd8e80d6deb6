import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: '屏幕保护程序。按任意键可将其关闭。',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
