import { languageOfPage } from '@/language/language-of-page'
import type { LanguageId } from '@/language/languages'
import { defineProgram as defineAnyProgram, type Program } from '@/programs/define-program'

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

export type { ProgramProps } from '@/programs/program-props'

/**
 * A program of a community, in `community/programs/<name>/program.ts`. Its title and description can be getters that
 * read `translated` texts.
 */
export type OwnProgram<Id extends string = string> = Omit<Program<Id>, 'needsWallet' | 'load' | 'keys'> & {
  /** One sentence about the program, for search engines and link previews. */
  readonly description: string
  /** Imports `window.tsx` of the folder, which is loaded when the program opens. */
  readonly load: NonNullable<Program['load']>
}

/**
 * Defines a program of a community. Its ID must be a literal text, because the build reads it without running the
 * module, and `community/config.ts` names it in `programs`.
 */
export function defineProgram<const Id extends string>(program: OwnProgram<Id>): OwnProgram<Id> {
  defineAnyProgram<Id>(program)
  return program
}
