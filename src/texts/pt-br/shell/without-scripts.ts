import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'Esta área de trabalho requer JavaScript. Ative o JavaScript para usá-la.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
