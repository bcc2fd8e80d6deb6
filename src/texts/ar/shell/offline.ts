import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/offline'

/** The offline state. */
export const offlineTexts = {
  offline: 'غير متصل',
  isOffline: 'أنت غير متصل. البرامج التي استخدمتها من قبل ما زالت تعمل؛ أما الأسعار والمحفظة فلا تعمل.',
  isOnline: 'عدت إلى الاتصال.',
} as const satisfies PartialTranslation<typeof english.offlineTexts>

/** The service worker's answer for a page that is not in its cache. */
export const offlinePageTexts = {
  notCached: 'أنت غير متصل، وهذه الصفحة غير مخزنة في هذا المستعرض. اتصل بالشبكة ثم أعد المحاولة.',
} as const satisfies PartialTranslation<typeof english.offlinePageTexts>
