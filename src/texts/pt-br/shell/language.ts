import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'pt-BR',
  direction: 'ltr',
  id: 'pt-br',
} as const satisfies PartialTranslation<typeof english.languageFacts>
