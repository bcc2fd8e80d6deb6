import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'Dieser Desktop erfordert JavaScript. Aktivieren Sie JavaScript, um ihn zu verwenden.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
