import { useSyncExternalStore } from 'react'
import { currentLocale, type Locale, onLocaleChange, pageLanguage } from './locale'
import type { Texts } from './texts'

/** A text area in the current language. The server renders the language of the page. */
export function useTexts<T extends Texts>(texts: T): T {
  return useLocale().translate(texts)
}

/** The current language and its direction. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale, () => pageLanguage)
}
