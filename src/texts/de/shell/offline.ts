import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'Offline',
  isOffline:
    'Sie sind offline. Programme, die Sie bereits verwendet haben, funktionieren weiterhin; Preise und die Wallet nicht.',
  isOnline: 'Sie sind wieder online.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'Sie sind offline, und diese Seite ist in diesem Browser nicht gespeichert. Stellen Sie eine Verbindung mit dem Netzwerk her, und versuchen Sie es erneut.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
