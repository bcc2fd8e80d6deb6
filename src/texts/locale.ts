import type { LocaleId } from './locales'
import type { Texts } from './texts'

/** A language of the desktop: tag, direction, and the translation of a text area. */
export type Locale = {
  /** BCP 47 tag. */
  readonly id: LocaleId
  readonly direction: 'ltr' | 'rtl'
  /** The same area in this language. */
  readonly translate: <T extends Texts>(texts: T) => T
}

export const english: Locale = { id: 'en-US', direction: 'ltr', translate: (texts) => texts }

let current = english
const listeners = new Set<() => void>()

export function currentLocale(): Locale {
  return current
}

/** Changes the language; components that use `useTexts` render again. */
export function speak(locale: Locale): void {
  current = locale
  for (const listener of listeners) listener()
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An area in the current language, for code outside React (messages, window titles). */
export function inLocale<T extends Texts>(texts: T): T {
  return current.translate(texts)
}
