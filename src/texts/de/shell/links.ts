import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/links'

/** The names of the community's links. */
export const linkTexts = {
  swap: 'Tauschen',
  bridge: 'Brücke',
  vote: 'Governance-Abstimmung',
  explorer: 'Block-Explorer',
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
} as const satisfies PartialTranslation<typeof english.linkTexts>
