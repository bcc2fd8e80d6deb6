import { languageFacts } from './en/shell/language'

/** What the language of the page calls another one. @param tag BCP 47 */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(languageFacts.tag, { type: 'language' }).of(tag) ?? tag
}
