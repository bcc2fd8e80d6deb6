import { languageOfPage } from '@/language/language-of-page'
import type { LanguageId } from '@/language/languages'

type Texts = Readonly<Record<string, unknown>>

/**
 * Returns texts that are read in the language of the page. A text without a translation is English. A text is read
 * at each access: write `get title() { return texts.title }` in the definition of a program.
 */
export function translated<const English extends Texts>(
  texts: { readonly en: English } & Partial<
    Record<LanguageId, { readonly [Key in keyof English]?: English[Key] | string }>
  >,
): { readonly [Key in keyof English]: English[Key] extends string ? string : English[Key] } {
  const languages: Readonly<Record<string, Texts | undefined>> = texts
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(texts.en).map(([key, english]) => [
        key,
        { enumerable: true, get: () => languages[languageOfPage() ?? 'en']?.[key] ?? english },
      ]),
    ),
  ) as { readonly [Key in keyof English]: English[Key] extends string ? string : English[Key] }
}
