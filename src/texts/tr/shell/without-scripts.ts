import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: "Bu masaüstü JavaScript gerektirir. Kullanmak için JavaScript'i açın.",
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
