import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/language'

export const languageFacts = {
  tag: 'ar',
  direction: 'rtl',
  id: 'ar',
} as const satisfies PartialTranslation<typeof english.languageFacts>
