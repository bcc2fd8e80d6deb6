import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'Ce Bureau nécessite JavaScript. Activez JavaScript pour l’utiliser.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
