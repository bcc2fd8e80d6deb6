import type { Texts } from '@/texts/texts'

/** What a program is called, and one sentence for search engines and link previews. Manifests spread their entry. */
export const programTexts = {
  bridge: {
    title: 'Bridge',
    description: 'Services that move LOVE from one chain to another.',
  },
  governance: {
    title: 'Governance',
    description: 'The sites where the community votes.',
  },
  charts: {
    title: 'Charts',
    description: 'What the pairs of the community cost, hour by hour and day by day.',
  },
  collections: {
    title: 'Collections',
    description: 'The NFT collections of the community.',
  },
  markets: {
    title: 'Markets',
    description: 'Where the tokens are traded: the exchange, Chia wallets and Chia markets.',
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
    description: 'Find every whole heart without breaking one: boards that logic alone can solve.',
  },
  help: {
    title: 'Help',
    description: 'The manual of this desktop: every program, every key, and what a wallet is.',
  },
  notepad: {
    title: 'Notepad',
    description: 'Read me, terms and help of this desktop.',
  },
  run: {
    title: 'Run',
    description: 'Open a program, an address or a web page of this community by typing its name.',
  },
  shutDown: {
    title: 'Shut Down Love98',
    description: 'Disconnect the wallet, restart the desktop, or turn the screen off.',
  },
  swap: {
    title: 'Swap Pairs',
    description: 'The pairs of the community with their prices, read from the pools on the chain.',
  },
  treasury: {
    title: 'Treasury',
    description: 'The balances, pending transactions and history of a Safe of the community.',
  },
} as const satisfies Texts
