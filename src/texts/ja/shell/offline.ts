import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'オフライン',
  isOffline: 'オフラインです。以前に使ったプログラムは動作しますが、価格とウォレットは使えません。',
  isOnline: 'オンラインに戻りました。',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached:
    'オフラインです。このページはこのブラウザに保存されていません。ネットワークに接続し、もう一度やり直してください。',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
