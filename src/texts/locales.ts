/**
 * The languages that can be chosen. `ar-XB` is CLDR's tag for a right-to-left pseudo-language: it is generated from the
 * English texts and shows what is missing from the catalogue and what does not mirror.
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
