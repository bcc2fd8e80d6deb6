import type { LocaleId } from './locales'
import type { Texts } from './texts'

/** A language the desktop can speak: how it is written, and what it makes of the English texts. */
export type Locale = {
  /** BCP 47 tag. */
  readonly id: LocaleId
  readonly direction: 'ltr' | 'rtl'
  /** The same texts in this language. */
  readonly translate: <T extends Texts>(texts: T) => T
}

export const english: Locale = { id: 'en-US', direction: 'ltr', translate: (texts) => texts }

let current = english
const listeners = new Set<() => void>()

export function currentLocale(): Locale {
  return current
}

/** Speaks another language from now on; everything drawn follows. */
export function speak(locale: Locale): void {
  current = locale
  for (const listener of listeners) listener()
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Texts in the language spoken now, for code that draws nothing (messages, titles of windows). */
export function inLocale<T extends Texts>(texts: T): T {
  return current.translate(texts)
}
