import type { Texts } from '@/texts/texts'

/** What is said to a browser that runs no scripts. */
export const withoutScriptsTexts = {
  needsScripts: 'It needs scripts: allow them for this page to use it.',
} as const satisfies Texts
