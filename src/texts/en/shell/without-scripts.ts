import type { Texts } from '@/texts/texts'

/** The content of `<noscript>`. */
export const withoutScriptsTexts = {
  needsScripts: 'This desktop requires JavaScript. Turn on JavaScript to use it.',
} as const satisfies Texts
