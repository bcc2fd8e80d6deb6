import type { Texts } from '@/texts/texts'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pair: 'Pair',
  price: 'Price',
  swap: 'Swap',
  swapPair: (pair: string) => `Swap ${pair} (opens in a new tab)`,
  notConfigured: 'not configured',
  noPool: 'no pool',
  notLoaded: 'not loaded',
  retry: 'Retry',
  readingChain: 'Reading the chain…',
  readingPools: 'Reading the pools…',
  fromPools: 'Prices from the pools, every 4 seconds',
  pricesFrom: (failure: string, time: string) => `${failure} These prices are from ${time}.`,
  addToWallet: (symbol: string) => `Add ${symbol} to wallet`,
  tokenNotConfigured: (symbol: string) => `${symbol} is not configured.`,
  answerInWallet: 'Answer in your wallet…',
  added: (symbol: string) => `${symbol} was added.`,
  notAdded: 'Not added.',
} as const satisfies Texts
