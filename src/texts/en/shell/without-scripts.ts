import type { Texts } from '@/texts/texts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'It needs scripts: allow them for this page to use it.',
} as const satisfies Texts
