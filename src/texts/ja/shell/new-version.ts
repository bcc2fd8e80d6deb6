import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: '新しいバージョンの準備ができました',
  text: 'このデスクトップの新しいバージョンの準備ができました。今すぐ再起動して使用するか、後で再起動してください。',
  restart: '再起動',
  later: '後で',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
