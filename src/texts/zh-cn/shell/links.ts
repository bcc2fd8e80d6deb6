import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/links'

/** The names of the community's links. */
export const linkTexts = {
  swap: '兑换',
  bridge: '跨链桥',
  vote: '治理投票',
  explorer: '区块浏览器',
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
} as const satisfies PartialTranslation<typeof english.linkTexts>
