import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'Offline',
  isOffline:
    'Você está offline. Os programas que você já usou continuam funcionando; os preços e a carteira, não.',
  isOnline: 'Você está online novamente.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'Você está offline e esta página não está armazenada neste navegador. Conecte-se à rede e tente novamente.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
