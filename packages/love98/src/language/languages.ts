/**
 * The languages: `id` names the folder below `messages` and begins the addresses (except in English), `tag` is BCP 47.
 * To add a language, add a line here and a folder beside `messages/en`. `isReviewed`: a native reader has read the
 * whole translation.
 */
export const languages = [
  { id: 'en', tag: 'en-US', name: 'English', direction: 'ltr', isReviewed: true },
  { id: 'es', tag: 'es', name: 'Español', direction: 'ltr', isReviewed: false },
  { id: 'pt-br', tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr', isReviewed: false },
  { id: 'fr', tag: 'fr', name: 'Français', direction: 'ltr', isReviewed: false },
  { id: 'de', tag: 'de', name: 'Deutsch', direction: 'ltr', isReviewed: false },
  { id: 'tr', tag: 'tr', name: 'Türkçe', direction: 'ltr', isReviewed: false },
  { id: 'ru', tag: 'ru', name: 'Русский', direction: 'ltr', isReviewed: false },
  { id: 'zh-cn', tag: 'zh-CN', name: '简体中文', direction: 'ltr', isReviewed: false },
  { id: 'ja', tag: 'ja', name: '日本語', direction: 'ltr', isReviewed: false },
  { id: 'ar', tag: 'ar', name: 'العربية', direction: 'rtl', isReviewed: false },
] as const

/**
 * CLDR's tag for a right-to-left pseudo-language. Builds for tests have it as an eleventh language; visitors
 * never do.
 */
export const testLanguage = { id: 'ar-xb', tag: 'ar-XB', name: 'Mirrored English', direction: 'rtl' } as const

export type LanguageId = (typeof languages)[number]['id']
