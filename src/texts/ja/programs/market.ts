import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: '価格を読み取っています…',
  asOf: (block: string) => `ブロック ${block} 時点`,
  late: (block: string, ago: string) => `ブロック ${block} 時点 (${ago})`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} これらの価格は、ブロック ${block} 時点 (${ago}) のものです。`,
  isOld: 'これらの価格は古くなっています。',
  isOffline: 'オフラインです。価格は、オンラインに戻ると更新されます。',
  offlineSince: (block: string, ago: string) =>
    `オフラインです。これらの価格は、ブロック ${block} 時点 (${ago}) のものです。`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
