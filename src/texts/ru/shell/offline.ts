import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'Автономный режим',
  isOffline:
    'Нет подключения к сети. Программы, которыми вы уже пользовались, работают; цены и кошелек недоступны.',
  isOnline: 'Подключение к сети восстановлено.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'Нет подключения к сети, а эта страница не сохранена в браузере. Подключитесь к сети и повторите попытку.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
