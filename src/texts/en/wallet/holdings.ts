import type { Texts } from '@/texts/texts'

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Loading…',
  retry: 'Retry',
  notConnected: 'To see what you hold, connect a wallet.',
  label: 'Assets',
  asset: 'Asset',
  balance: 'Balance',
  price: (symbol: string) => `Price (${symbol})`,
  worth: (symbol: string) => `Value (${symbol})`,
  share: '% of Total',
  shareOf: (percent: string) => `${percent}%`,
  noPool: 'no pool',
  notReadable: 'unavailable',
  unknown: '–',
  swap: 'Swap…',
  send: 'Send…',
  addToWallet: 'Add to Wallet',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying.',
  total: (amount: string, symbol: string) => `Total: ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    count === 1 ? '1 asset without a price' : `${count} assets without a price`,
  empty: "This account does not hold any of this community's tokens.",
  noPrices: 'Prices come from pools on another network.',
  old: 'These balances are from an earlier block.',
  offline: 'You are offline. The balances may be old.',
  answerInWallet: 'Answer in your wallet…',
  added: (symbol: string) => `${symbol} was added.`,
  notAdded: 'Not added.',
} as const satisfies Texts
