import type { Texts } from '@/texts/texts'

/** Not words, but the language of these texts: its addresses begin with `id`, except in English. */
export const languageFacts = { tag: 'en-US', direction: 'ltr', id: 'en' } as const satisfies Texts
