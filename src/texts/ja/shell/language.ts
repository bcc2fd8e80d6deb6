import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'ja',
  direction: 'ltr',
  id: 'ja',
} as const satisfies PartialTranslation<typeof english.languageFacts>
