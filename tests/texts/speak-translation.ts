import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pageLanguage, speak } from '@/texts/locale'
import { type LanguageId, languages } from '@/texts/locales'
import type { Texts } from '@/texts/texts'

const folder = new URL('../../src/texts/', import.meta.url)
const areas = readdirSync(new URL('en/', folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/**
 * Lets the product speak a language as its pages do: each English area answers with its translation, and in English where a
 * text is missing.
 *
 * @returns a function that ends it
 */
export async function speakTranslation(id: LanguageId): Promise<() => void> {
  const translations = new Map<unknown, Texts>()
  for (const area of areas) {
    const own = fileURLToPath(new URL(`${id}/${area}`, folder))
    if (!existsSync(own)) continue
    const english: Record<string, Texts> = await import(fileURLToPath(new URL(`en/${area}`, folder)))
    const translated: Record<string, Texts> = await import(own)
    for (const [name, texts] of Object.entries(english)) {
      const other = translated[name]
      if (other) translations.set(texts, merged(texts, other))
    }
  }
  const { tag, direction } = languages.find((language) => language.id === id) ?? languages[0]
  speak({ id: tag, direction, translate: (texts) => (translations.get(texts) ?? texts) as typeof texts })
  return () => speak(pageLanguage)
}

function merged(english: Texts, translated: Texts): Texts {
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => {
      const own = translated[name]
      return [name, isArea(text) && isArea(own) ? merged(text, own) : (own ?? text)]
    }),
  )
}

function isArea(text: Texts[string] | undefined): text is Texts {
  return typeof text === 'object' && !Array.isArray(text)
}
