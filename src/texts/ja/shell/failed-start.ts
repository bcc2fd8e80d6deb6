import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. */
export const failedStartTexts = {
  title: 'デスクトップを起動できませんでした',
  text: 'このページの一部を読み込めませんでした。もう一度試すには、[再起動] をクリックしてください。',
  restart: '再起動',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
