import { languageFacts } from '@/texts/language-facts'

/**
 * Formats moments in the language of the page and the visitor's time zone, with the digits of amounts (S9.3) in every
 * language. Use it only in a browser, where the language is constant: the server draws pages of several languages with
 * one copy of a module and does not know the visitor's time zone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageFacts.tag, { numberingSystem: 'latn', ...options })
}
