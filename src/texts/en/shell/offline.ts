import type { Texts } from '@/texts/texts'

/** The offline state. */
export const offlineTexts = {
  offline: 'Offline',
  isOffline: 'You are offline. Programs you used before still work; prices and the wallet do not.',
  isOnline: 'You are back online.',
} as const satisfies Texts

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'You are offline, and this page is not stored in this browser. Connect to the network and try again.',
} as const satisfies Texts
