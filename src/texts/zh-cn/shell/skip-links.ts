import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: '跳到打开的窗口',
  toTaskbar: '跳到任务栏',
  toStart: '跳到“开始”',
} as const satisfies PartialTranslation<typeof english.skipTexts>
