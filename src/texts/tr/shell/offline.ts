import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'Çevrimdışı',
  isOffline:
    'Çevrimdışısınız. Daha önce kullandığınız programlar çalışmayı sürdürür; fiyatlar ve cüzdan çalışmaz.',
  isOnline: 'Yeniden çevrimiçisiniz.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached: 'Çevrimdışısınız ve bu sayfa bu tarayıcıda kayıtlı değil. Ağa bağlanıp yeniden deneyin.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
