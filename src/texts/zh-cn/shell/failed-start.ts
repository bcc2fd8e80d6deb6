import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. */
export const failedStartTexts = {
  title: '桌面未能启动',
  text: '此页的一部分无法加载。请单击“重新启动”再试一次。',
  restart: '重新启动',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
