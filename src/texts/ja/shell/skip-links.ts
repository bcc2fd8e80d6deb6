import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: '開いているウィンドウへ移動',
  toTaskbar: 'タスクバーへ移動',
  toStart: '[スタート] へ移動',
} as const satisfies PartialTranslation<typeof english.skipTexts>
