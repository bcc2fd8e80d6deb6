import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: '正在读取价格…',
  asOf: (block: string) => `截至区块 ${block}`,
  late: (block: string, ago: string) => `截至区块 ${block}，${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure}这些价格截至区块 ${block}，${ago}。`,
  isOld: '这些价格已过时。',
  isOffline: '您处于脱机状态。重新联机后会更新价格。',
  offlineSince: (block: string, ago: string) => `您处于脱机状态。这些价格截至区块 ${block}，${ago}。`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
