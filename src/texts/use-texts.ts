import { useSyncExternalStore } from 'react'
import { currentLocale, english, type Locale, onLocaleChange } from './locale'
import type { Texts } from './texts'

/** The texts of a part of the product in the language spoken now. Pages are drawn in English on the server. */
export function useTexts<T extends Texts>(texts: T): T {
  return useLocale().translate(texts)
}

/** The language spoken now, and the direction it is written in. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale, () => english)
}
