import { testLanguage } from '../../../src/language/languages.ts'
import { packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { areaCode, areaModule, areasOf, moduleOf } from './areas.ts'
import { type Documents, documentCode, documentModule, readDocuments } from './documents.ts'
import { termsFolder } from './folders.ts'
import type { MessageLanguage } from './language.ts'
import { pseudoMessages } from './pseudo.ts'
import { type Catalog, readCatalog } from './read-catalog.ts'
import { readTerms, type TermsFile, termsCode } from './terms.ts'

export type LanguageMessages = {
  readonly catalog: Catalog
  readonly documents: Documents
  readonly terms: TermsFile
}

export type ReadMessages = {
  readonly english: LanguageMessages
  readonly translations: readonly LanguageMessages[]
}

export type Messages = ReadMessages & {
  readonly modules: ReadonlyMap<string, TextModule>
}

/** A module of `@/texts`: its export, and its code by language. */
export type TextModule = {
  readonly name: string
  readonly source: string
  /**
   * @returns a JavaScript expression
   * @param language id; English if there is no translation
   */
  readonly codeIn: (language: string) => string
}

/**
 * Reads the messages of English and of some other languages.
 * @param root the project's folder
 * @param languages English first
 * @param packageFolder the folder with `messages`
 * @throws {UserError} with every problem: file, key and language
 */
export async function readMessages(
  root: string,
  languages: readonly MessageLanguage[],
  packageFolder = packageRoot,
): Promise<Messages> {
  return checkMessages(await readLanguages(root, languages, packageFolder))
}

/** @throws {UserError} with every problem: file, key and language */
export function checkMessages({ english, translations }: ReadMessages): Messages {
  const problems = [english, ...translations].flatMap(problemsOf)
  if (problems.length > 0) throw new UserError(describe(problems))
  return { english, translations, modules: modulesOf(english, translations) }
}

/** @returns a line for each problem of a language, which begins with the path of its file */
export function problemsOf({ catalog, documents, terms }: LanguageMessages): readonly string[] {
  return [...catalog.problems, ...documents.problems, ...terms.problems]
}

export async function readLanguages(
  root: string,
  [first, ...others]: readonly MessageLanguage[],
  packageFolder = packageRoot,
): Promise<ReadMessages> {
  if (!first) throw new UserError('There is no language to read.')
  const english = {
    catalog: await readCatalog(packageFolder, first),
    documents: await readDocuments(packageFolder, first),
    terms: await readTerms(root, first),
  }
  const translations = await Promise.all(
    others.map(async (language) =>
      language.id === testLanguage.id
        ? pseudoMessages(english, language)
        : {
            catalog: await readCatalog(packageFolder, language, english.catalog),
            documents: await readDocuments(packageFolder, language, english.documents),
            terms: await readTerms(root, language, english.terms),
          },
    ),
  )
  return { english, translations }
}

const shown = 20

function describe(problems: readonly string[]): string {
  const more = problems.length > shown ? [`… and ${problems.length - shown} more.`] : []
  return ['The messages cannot be built:', ...problems.slice(0, shown), ...more].join('\n')
}

export function modulesOf(
  english: LanguageMessages,
  translations: readonly LanguageMessages[],
): Map<string, TextModule> {
  const { catalog, documents } = english
  const { language } = catalog
  const translationOf = (id: string) => translations.find((one) => one.catalog.language.id === id)
  const modules = new Map<string, TextModule>()
  for (const area of areasOf(catalog))
    modules.set(moduleOf(area.name), {
      name: area.name,
      source: areaModule(area, language),
      codeIn: (id) => areaCode(area, language, translationOf(id)?.catalog),
    })
  for (const document of documents.files.values())
    modules.set(moduleOf(document.name), {
      name: document.name,
      source: documentModule(document, language),
      codeIn: (id) => documentCode(document, language, translationOf(id)?.documents),
    })
  modules.set(factsModule, {
    name: 'languageFacts',
    source: `// Made by the build: the language of the page.\n\nexport const languageFacts = ${JSON.stringify(factsOf(language))} as const\n`,
    codeIn: (id) => JSON.stringify(factsOf(translationOf(id)?.catalog.language ?? language)),
  })
  const shares = JSON.stringify(
    Object.fromEntries(translations.map((one) => [one.catalog.language.id, translatedPercent(english, one)])),
  )
  modules.set('translation-shares', {
    name: 'translationShares',
    source: `// Made by the build: how much of each language is translated, in percent.\n\nexport const translationShares = ${shares} as const\n`,
    codeIn: () => shares,
  })
  const terms = termsCode(
    Object.fromEntries([english, ...translations].map((one) => [one.catalog.language.id, one.terms])),
  )
  modules.set('community-terms', {
    name: 'communityTerms',
    source: `// Made from ${termsFolder}: change the terms there.\n\nexport const communityTerms = ${terms} as const\n`,
    codeIn: () => terms,
  })
  return modules
}

/** @returns the translated share of the English messages and topics, in whole percent, rounded down */
export function translatedPercent(english: LanguageMessages, translation: LanguageMessages): number {
  const topics = ({ documents }: LanguageMessages) =>
    Array.from(documents.files.values(), ({ file, topics: own }) =>
      Array.from(own.keys(), (id) => `${file}#${id}`),
    ).flat()
  const wanted = [...english.catalog.entries.keys(), ...topics(english)]
  const own = new Set([...translation.catalog.entries.keys(), ...topics(translation)])
  return Math.floor((100 * wanted.filter((key) => own.has(key)).length) / wanted.length)
}

const factsModule = 'language-facts'

function factsOf({ tag, direction, id }: MessageLanguage) {
  return { tag, direction, id }
}
