import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/links'

/** The names of the community's links. */
export const linkTexts = {
  swap: 'スワップ',
  bridge: 'ブリッジ',
  vote: 'ガバナンス投票',
  explorer: 'ブロック エクスプローラ',
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
} as const satisfies PartialTranslation<typeof english.linkTexts>
