import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: '新版本已就绪',
  text: '此桌面的新版本已就绪。请立即重新启动以使用新版本，或稍后再重新启动。',
  restart: '重新启动',
  later: '稍后',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
