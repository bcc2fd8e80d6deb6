/**
 * The languages that can be chosen. The second one is made by a machine from the English texts, to try what a
 * translation and a script from right to left do to the desktop; `ar-XB` is the tag that CLDR keeps for such a one.
 */
export const locales = [
  { id: 'en-US', name: 'English (United States)', direction: 'ltr' },
  { id: 'ar-XB', name: 'Mirrored English (for trying)', direction: 'rtl' },
] as const

export type LocaleId = (typeof locales)[number]['id']

/** Whether a text, from storage or an address, names a language that can be chosen. */
export function isLocaleId(text: string | null): text is LocaleId {
  return locales.some(({ id }) => id === text)
}
