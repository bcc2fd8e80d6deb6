import { languageFacts } from './en/shell/language'

/** Names in a row as the language of the page writes a list: `a, b, c` in English, `a、b、c` in Japanese. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(languageFacts.tag, { type: 'conjunction', style: 'narrow' }).format(items)
}
