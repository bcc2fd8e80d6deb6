import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/without-scripts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: '此桌面需要 JavaScript。请启用 JavaScript 后使用。',
} as const satisfies PartialTranslation<typeof english.withoutScriptsTexts>
