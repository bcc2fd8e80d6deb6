import type { Texts } from '@/texts/texts'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Pairs',
  pair: 'Pair',
  price: 'Price',
  change: 'Change (24h)',
  volume: 'Volume',
  liquidity: 'Liquidity',
  day: 'Last 24 hours',
  swap: 'Swap',
  swapPair: (pair: string) => `Swap ${pair}`,
  swapPairElsewhere: (pair: string) => `Swap ${pair} (opens in a new tab)`,
  openChart: 'Double-click or press ENTER for the chart',
  lineOf: (change: string) => `Price of the last 24 hours: ${change}`,
  noLine: 'No 24-hour history',
  unknown: '–',
  notConfigured: 'not configured',
  noPool: 'no pool',
  notLoaded: 'not loaded',
  retry: 'Retry',
  addToWallet: (symbol: string) => `Add ${symbol} to Wallet`,
  tokenNotConfigured: (symbol: string) => `${symbol} is not configured.`,
  answerInWallet: 'Answer in your wallet…',
  added: (symbol: string) => `${symbol} was added.`,
  notAdded: 'Not added.',
} as const satisfies Texts
