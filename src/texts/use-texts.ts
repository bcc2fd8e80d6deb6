import { useSyncExternalStore } from 'react'
import { currentLocale, english, onLocaleChange } from './locale'
import type { Texts } from './texts'

/** The texts of a part of the product in the language spoken now. Pages are drawn in English on the server. */
export function useTexts<T extends Texts>(texts: T): T {
  return useSyncExternalStore(onLocaleChange, currentLocale, () => english).translate(texts)
}
