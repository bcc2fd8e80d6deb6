import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/links'

/** The names of the community's links. */
export const linkTexts = {
  swap: 'Troca',
  bridge: 'Ponte',
  vote: 'Votação de governança',
  explorer: 'Explorador de blocos',
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
} as const satisfies PartialTranslation<typeof english.linkTexts>
