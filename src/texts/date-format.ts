import { languageFacts } from './en/shell/language'

/**
 * Writes moments in the language of the page and the visitor's time zone. Digits are those of amounts (S9.3) in every
 * language. It is made in a browser, where the language is a constant: the server draws pages of several languages with one
 * copy of a module and knows no visitor's time zone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageFacts.tag, { numberingSystem: 'latn', ...options })
}
