import { defineProgram } from '../define-program'

/** A folder of links: six programs with one window, which differ in what the community's file says. */
const folder = {
  size: { width: 500, height: 340 },
  minimum: { width: 260, height: 200 },
  resizable: true,
  single: true,
} as const

export const bridge = defineProgram({
  ...folder,
  id: 'bridge',
  title: 'Bridge',
  description: 'Where LOVE crosses from one chain to another, and where to follow it.',
  icon: 'bridge',
})

export const governance = defineProgram({
  ...folder,
  id: 'governance',
  title: 'Governance',
  description: 'Where the community votes.',
  icon: 'vote',
})

export const collections = defineProgram({
  ...folder,
  id: 'collections',
  title: 'Collections',
  description: 'The NFT collections of the community.',
  icon: 'collections',
})

export const markets = defineProgram({
  ...folder,
  id: 'markets',
  title: 'Markets',
  description: 'Where the tokens are traded: the exchange, Chia wallets and Chia markets.',
  icon: 'markets',
})

export const partners = defineProgram({
  ...folder,
  id: 'partners',
  title: 'Partners',
  description: 'The sites of those who build with the community.',
  icon: 'partner',
})

export const social = defineProgram({
  ...folder,
  id: 'social',
  title: 'Social',
  description: 'Where the community talks: Telegram, X and Discord.',
  icon: 'discord',
})
