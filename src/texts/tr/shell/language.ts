import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'tr',
  direction: 'ltr',
  id: 'tr',
} as const satisfies PartialTranslation<typeof english.languageFacts>
