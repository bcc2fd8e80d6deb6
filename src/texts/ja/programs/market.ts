import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: '価格を読み取っています…',
  asOf: (block: string) => `ブロック ${block} 時点`,
  late: (block: string, age: string) => `ブロック ${block} 時点 (${age}前)`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} これらの価格は、ブロック ${block} 時点 (${age}前) のものです。`,
  isOld: 'これらの価格は古くなっています。',
  isOffline: 'オフラインです。価格は、オンラインに戻ると更新されます。',
  offlineSince: (block: string, age: string) =>
    `オフラインです。これらの価格は、ブロック ${block} 時点 (${age}前) のものです。`,
  seconds: (count: number) => `${count} 秒`,
  minutes: (count: number) => `${count} 分`,
  hours: (count: number) => `${count} 時間`,
  days: (count: number) => `${count} 日`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
