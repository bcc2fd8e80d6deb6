import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'このデスクトップには JavaScript が必要です。使用するには、JavaScript を有効にしてください。',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
