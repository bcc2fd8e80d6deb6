import { AsyncLocalStorage } from 'node:async_hooks'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'

type Area = { readonly [name: string]: unknown }

/**
 * An area that answers in the language of the page that the server draws: the first segment of its address. A text that is
 * missing in that language, and every text outside of a page, is English. The builder wraps the English areas in it, on
 * the server alone; a browser gets the texts of one language.
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
      const language = pageLanguage()
      return (language === undefined ? undefined : translations[language]?.[name]) ?? text
    },
  })
}

const named = new AsyncLocalStorage<string>()

/**
 * Reads texts in a language where no page is drawn: an answer that has several languages in it, or one of its own.
 * @param language id of a language @param read takes its texts before it is done
 */
export function inLanguage<T>(language: string, read: () => T): T {
  return named.run(language, read)
}

/** The first segment of the address of the page that is drawn; the framework keeps it as a tag of its cache. */
function pageLanguage(): string | undefined {
  const forced = named.getStore()
  if (forced !== undefined) return forced
  const unit = workUnitAsyncStorage.getStore()
  const tags = unit && 'implicitTags' in unit ? unit.implicitTags?.tags : undefined
  const address = tags?.findLast((tag) => !tag.includes('['))?.match(/^_N_T_\/([\w-]+)/)
  return address?.[1]
}
