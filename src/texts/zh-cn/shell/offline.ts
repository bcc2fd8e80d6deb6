import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: '脱机',
  isOffline: '您处于脱机状态。使用过的程序仍可运行；价格和钱包无法使用。',
  isOnline: '您已重新联机。',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached: '您处于脱机状态，而此页未存储在此浏览器中。请连接网络，然后重试。',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
