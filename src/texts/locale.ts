import { languageFacts } from './en/shell/language'
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

/**
 * The language that the page was delivered in: its scripts contain its texts alone, so that they need no translation. The
 * server draws pages of several languages with one copy of this code, so the facts are read at each use.
 */
export const pageLanguage: Locale = {
  get id() {
    return languageFacts.tag as LocaleId
  },
  get direction() {
    return languageFacts.direction as Locale['direction']
  },
  translate: (texts) => texts,
}

let current = pageLanguage
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
