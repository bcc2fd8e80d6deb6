import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'JavaScript ist erforderlich. Aktivieren Sie JavaScript, um den Desktop zu verwenden.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
