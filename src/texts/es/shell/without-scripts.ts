import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'Este escritorio requiere JavaScript. Active JavaScript para usarlo.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
