/**
 * The languages: `id` is the folder of the texts and the first part of the addresses (English has none there), `tag` is
 * BCP 47. A line here and a folder beside `en` add a language.
 */
export const languages = [
  { id: 'en', tag: 'en-US', name: 'English', direction: 'ltr' },
  { id: 'es', tag: 'es', name: 'Español', direction: 'ltr' },
  { id: 'pt-br', tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { id: 'fr', tag: 'fr', name: 'Français', direction: 'ltr' },
  { id: 'de', tag: 'de', name: 'Deutsch', direction: 'ltr' },
  { id: 'tr', tag: 'tr', name: 'Türkçe', direction: 'ltr' },
  { id: 'ru', tag: 'ru', name: 'Русский', direction: 'ltr' },
  { id: 'zh-cn', tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
  { id: 'ja', tag: 'ja', name: '日本語', direction: 'ltr' },
  { id: 'ar', tag: 'ar', name: 'العربية', direction: 'rtl' },
] as const

/**
 * CLDR's tag for a right-to-left pseudo-language: it is generated from the texts of an English page and shows what is
 * missing from the catalogue and what does not mirror.
 */
export const pseudoLanguage = {
  tag: 'ar-XB',
  name: 'Mirrored English (for testing)',
  direction: 'rtl',
} as const

export type LanguageId = (typeof languages)[number]['id']

export type LocaleId = (typeof languages)[number]['tag'] | typeof pseudoLanguage.tag
