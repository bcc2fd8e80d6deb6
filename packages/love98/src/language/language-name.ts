import { languageFacts } from '@/texts/language-facts'

/** Returns the name of another language in the language of the page. @param tag BCP 47 */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(languageFacts.tag, { type: 'language' }).of(tag) ?? tag
}
