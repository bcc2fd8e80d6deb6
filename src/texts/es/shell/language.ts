import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'es',
  direction: 'ltr',
  id: 'es',
} as const satisfies PartialTranslation<typeof english.languageFacts>
