import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'Requer JavaScript. Ative o JavaScript para usar.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
