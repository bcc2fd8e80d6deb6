import type { Texts } from '@/texts/texts'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'Services that move tokens from one network to another.',
  governance: 'Sites where the community votes.',
  charts: 'The price history of the pairs of the community.',
  collections: 'The NFT collections of the community.',
  markets: 'The exchange, Chia wallets and Chia markets.',
  partners: 'The sites of the partners of the community.',
  social: 'The channels of the community: Telegram, Twitter and Discord.',
  display: 'Choose the skin, the wallpaper and the size of the desktop.',
  exchange: 'Swap tokens of the community with your own wallet.',
  guestbook: 'One signed line a day from everyone who signs in.',
  heartbreak: 'Find every whole heart without breaking one.',
  help: 'The manual of this desktop.',
  notepad: 'Read me, terms and help of this desktop.',
  run: 'Open a program, an address or a Web page of this community.',
  holdings: 'What the connected account holds, and what it is worth in the pools.',
  send: 'Send ETH or a token to an address or a name.',
  'shut-down': 'Restart the desktop, or disconnect the wallet.',
  solitaire: 'The card game of 1998: Klondike, with a deal of the day.',
  swap: 'The pairs of the community and their prices.',
  treasury: 'The balances and transactions of a Safe of the community.',
} as const satisfies Texts
