import type { Texts } from '@/texts/texts'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Reading the prices…',
  asOf: (block: string) => `As of block ${block}`,
  late: (block: string, age: string) => `As of block ${block}, ${age} ago`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} These prices are as of block ${block}, ${age} ago.`,
  isOld: 'These prices are out of date.',
  isOffline: 'You are offline. Prices will be updated when you are back online.',
  offlineSince: (block: string, age: string) =>
    `You are offline. These prices are as of block ${block}, ${age} ago.`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
} as const satisfies Texts
