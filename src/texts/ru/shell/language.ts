import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'ru',
  direction: 'ltr',
  id: 'ru',
} as const satisfies PartialTranslation<typeof english.languageFacts>
