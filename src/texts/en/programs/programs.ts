import type { Texts } from '@/texts/texts'

/** What a program is called, and one sentence for search engines and link previews. Manifests spread their entry. */
export const programTexts = {
  bridge: {
    title: 'Bridge',
    description: 'Where LOVE crosses from one chain to another, and where to follow it.',
  },
  governance: {
    title: 'Governance',
    description: 'Where the community votes.',
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
    description: 'The sites of those who build with the community.',
  },
  social: {
    title: 'Social',
    description: 'Where the community talks: Telegram, X and Discord.',
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
    description: 'Type the name of a program, an address or a web page of this community, and it opens.',
  },
  shutDown: {
    title: 'Shut Down Love98',
    description: 'Disconnect the wallet, start the desktop again, or let the screen rest.',
  },
  swap: {
    title: 'Swap Pairs',
    description: 'The pairs of the community with their prices, read from the pools on the chain.',
  },
  treasury: {
    title: 'Treasury',
    description: 'What a Safe of the community holds, what waits for its owners, and what it did.',
  },
} as const satisfies Texts
