import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'zh-CN',
  direction: 'ltr',
  id: 'zh-cn',
} as const satisfies PartialTranslation<typeof english.languageFacts>
