import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'de',
  direction: 'ltr',
  id: 'de',
} as const satisfies PartialTranslation<typeof english.languageFacts>
