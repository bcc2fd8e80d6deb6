import type { Texts } from '@/texts/texts'

/** What a program is called, and one sentence for search engines and link previews. Manifests spread their entry. */
export const programTexts = {
  bridge: {
    title: 'Bridge',
    description: 'Services that move LOVE from one chain to another.',
  },
  governance: {
    title: 'Governance',
    description: 'Sites where the community votes.',
  },
  charts: {
    title: 'Charts',
    description: 'The price history of the pairs of the community.',
  },
  collections: {
    title: 'Collections',
    description: 'The NFT collections of the community.',
  },
  markets: {
    title: 'Markets',
    description: 'The exchange, Chia wallets and Chia markets.',
  },
  partners: {
    title: 'Partners',
    description: 'The sites of the partners of the community.',
  },
  social: {
    title: 'Social',
    description: 'The channels of the community: Telegram, X and Discord.',
  },
  display: {
    title: 'Display Properties',
    description: 'Choose the skin, the wallpaper and the size of the desktop.',
  },
  heartbreak: {
    title: 'Heartbreak',
    description: 'Find every whole heart without breaking one.',
  },
  help: {
    title: 'Help',
    description: 'The manual of this desktop.',
  },
  notepad: {
    title: 'Notepad',
    description: 'Read me, terms and help of this desktop.',
  },
  run: {
    title: 'Run',
    description: 'Open a program, an address or a web page of this community.',
  },
  shutDown: {
    title: 'Shut Down Love98',
    description: 'Restart the desktop, or disconnect the wallet.',
  },
  swap: {
    title: 'Swap Pairs',
    description: 'The pairs of the community and their prices.',
  },
  treasury: {
    title: 'Treasury',
    description: 'The balances and transactions of a Safe of the community.',
  },
} as const satisfies Texts
