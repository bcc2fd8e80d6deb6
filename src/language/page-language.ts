import { AsyncLocalStorage } from 'node:async_hooks'

type Area = { readonly [name: string]: unknown }

/**
 * An area that answers in the language that is spoken (`inLanguage`). A text that is missing in that language, and every text where
 * none is named, is English. The build wraps the English areas in it where pages are drawn and served; a browser gets the texts
 * of one language.
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

/**
 * Speaks a language while a function runs, and while what it promises is not settled.
 * @param language id of a language @param read takes its texts before it is done
 */
export function inLanguage<T>(language: string, read: () => T): T {
  return named.run(language, read)
}
