import type { Texts } from '@/texts/texts'

/** The names of the community's links. */
export const linkTexts = {
  swap: 'Swap',
  bridge: 'Bridge',
  vote: 'Governance Vote',
  explorer: 'Block Explorer',
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
} as const satisfies Texts
