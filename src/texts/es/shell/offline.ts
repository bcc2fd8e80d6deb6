import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'Sin conexión',
  isOffline:
    'No tiene conexión. Los programas que ya usó siguen funcionando; los precios y la billetera, no.',
  isOnline: 'Vuelve a tener conexión.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'No tiene conexión y esta página no está almacenada en este explorador. Conéctese a la red e inténtelo de nuevo.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
