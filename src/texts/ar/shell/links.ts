import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/links'

/** The names of the community's links. */
export const linkTexts = {
  swap: 'المبادلة',
  bridge: 'الجسر',
  vote: 'تصويت الحوكمة',
  explorer: 'مستكشف الكتل',
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
} as const satisfies PartialTranslation<typeof english.linkTexts>
