import type { Texts } from '@/texts/texts'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Pairs',
  pair: 'Pair',
  price: 'Price',
  change: '24 h',
  volume: 'Volume',
  liquidity: 'Liquidity',
  day: 'Last 24 hours',
  swap: 'Swap',
  swapPair: (pair: string) => `Swap ${pair}`,
  swapPairElsewhere: (pair: string) => `Swap ${pair} (opens in a new tab)`,
  openChart: 'Double-click or press Enter for the chart',
  lineOf: (change: string) => `Price of the last 24 hours: ${change}`,
  noLine: 'No history of 24 hours',
  unknown: '–',
  notConfigured: 'not configured',
  noPool: 'no pool',
  notLoaded: 'not loaded',
  retry: 'Retry',
  addToWallet: (symbol: string) => `Add ${symbol} to wallet`,
  tokenNotConfigured: (symbol: string) => `${symbol} is not configured.`,
  answerInWallet: 'Answer in your wallet…',
  added: (symbol: string) => `${symbol} was added.`,
  notAdded: 'Not added.',
} as const satisfies Texts
