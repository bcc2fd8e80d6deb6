import type { Texts } from '@/texts/texts'

/** The offline state. */
export const offlineTexts = {
  offline: 'Offline',
  isOffline: 'There is no network. What was opened before still works; prices and the wallet wait for it.',
  isOnline: 'The network is back.',
} as const satisfies Texts

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'This page was not opened in this browser before, and there is no network now. Go back online and load it again.',
} as const satisfies Texts
