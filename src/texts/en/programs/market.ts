import type { Texts } from '@/texts/texts'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Reading the prices…',
  asOf: (block: string) => `As of block ${block}`,
  late: (block: string, ago: string) => `As of block ${block}, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} These prices are as of block ${block}, ${ago}.`,
  isOld: 'These prices are out of date.',
  isOffline: 'You are offline. Prices will be updated when you are back online.',
  offlineSince: (block: string, ago: string) =>
    `You are offline. These prices are as of block ${block}, ${ago}.`,
} as const satisfies Texts
