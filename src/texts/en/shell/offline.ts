import type { Texts } from '@/texts/texts'

/** The offline state. */
export const offlineTexts = {
  offline: 'Offline',
  isOffline: 'There is no network. What was opened before still works; prices and the wallet wait for it.',
  isOnline: 'The network is back.',
} as const satisfies Texts
