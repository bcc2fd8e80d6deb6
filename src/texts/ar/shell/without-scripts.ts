import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'يتطلب سطح المكتب هذا JavaScript. قم بتشغيل JavaScript لاستخدامه.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
