import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts:
    'Для этого рабочего стола требуется JavaScript. Включите JavaScript, чтобы продолжить работу.',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
