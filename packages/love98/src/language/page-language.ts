import { AsyncLocalStorage } from 'node:async_hooks'
import { provideLanguageOfPage } from './language-of-page'

type Area = { readonly [name: string]: unknown }

/**
 * Returns texts that follow the language of `inLanguage`. A missing translation, and every text without a language, is
 * English. The build wraps the English texts in it for code that draws and serves pages; a browser gets the texts of
 * one language.
 */
export function inPageLanguage<T extends Area>(
  english: T,
  translations: Readonly<Record<string, Area | undefined>>,
): T {
  const parts = new Map<string, unknown>()
  return new Proxy(english, {
    get: (_, name) => {
      const text = Reflect.get(english, name)
      if (typeof name !== 'string') return text
      if (typeof text === 'object' && text !== null && !Array.isArray(text)) {
        const known = parts.get(name)
        if (known) return known
        const own = Object.entries(translations).map(([language, area]) => [language, area?.[name]])
        const part = inPageLanguage(text as Area, Object.fromEntries(own))
        parts.set(name, part)
        return part
      }
      const language = named.getStore()
      return (language === undefined ? undefined : translations[language]?.[name]) ?? text
    },
  })
}

const named = new AsyncLocalStorage<string>()
provideLanguageOfPage(() => named.getStore())

/**
 * Sets the language while a function runs, until its promise settles.
 * @param language id of a language @param read must read its texts before it settles
 */
export function inLanguage<T>(language: string, read: () => T): T {
  return named.run(language, read)
}
