import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'fr',
  direction: 'ltr',
  id: 'fr',
} as const satisfies PartialTranslation<typeof english.languageFacts>
