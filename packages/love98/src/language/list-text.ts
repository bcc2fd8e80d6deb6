import { languageFacts } from '@/texts/language-facts'

/**
 * Formats a list in the language of the page: `a, b, c` in English, `a、b、c` in Japanese.
 * @param style `long` is for sentences: `a, b, and c`
 */
export function listText(items: readonly string[], style: 'narrow' | 'long' = 'narrow'): string {
  return new Intl.ListFormat(languageFacts.tag, { type: 'conjunction', style }).format(items)
}
