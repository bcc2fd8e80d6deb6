import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/screen-saver'

/** The screen saver, for screen readers. */
export const screenSaverTexts = {
  label: 'スクリーン セーバー。閉じるには何かキーを押してください。',
} as const satisfies PartialTranslation<typeof english.screenSaverTexts>
