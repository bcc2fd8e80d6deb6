import { testLanguage } from '../../../src/language/languages.ts'
import { packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { areaCode, areaModule, areasOf, moduleOf, type PageMessages } from './areas.ts'
import { type Documents, documentCode, documentModule, readDocuments } from './documents.ts'
import { pagesFolder, termsFolder } from './folders.ts'
import type { MessageLanguage } from './language.ts'
import { type Overrides, readOverrides } from './overrides.ts'
import { type CommunityPages, pagesCode, readPages } from './pages.ts'
import { pseudoMessages } from './pseudo.ts'
import { type Catalog, readCatalog } from './read-catalog.ts'
import type { SiteWordsIn } from './site-words.ts'
import { readTerms, type TermsFile, termsCode } from './terms.ts'

export type LanguageMessages = {
  readonly catalog: Catalog
  readonly documents: Documents
  readonly terms: TermsFile
  readonly overrides: Overrides
}

export type ReadMessages = {
  readonly english: LanguageMessages
  readonly translations: readonly LanguageMessages[]
  readonly words: SiteWordsIn
  readonly pages: CommunityPages
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
 * @param words the words of the community
 * @param packageFolder the folder with `messages`
 * @throws {UserError} with every problem: file, key and language
 */
export async function readMessages(
  root: string,
  languages: readonly MessageLanguage[],
  words: SiteWordsIn,
  packageFolder = packageRoot,
): Promise<Messages> {
  return checkMessages(await readLanguages(root, languages, words, packageFolder))
}

/** @throws {UserError} with every problem: file, key and language */
export function checkMessages(read: ReadMessages): Messages {
  const problems = [...[read.english, ...read.translations].flatMap(problemsOf), ...read.pages.problems]
  if (problems.length > 0) throw new UserError(describe(problems))
  return { ...read, modules: modulesOf(read) }
}

/** @returns a line for each problem of a language, which begins with the path of its file */
export function problemsOf({ catalog, documents, terms, overrides }: LanguageMessages): readonly string[] {
  return [...catalog.problems, ...documents.problems, ...terms.problems, ...overrides.problems]
}

export async function readLanguages(
  root: string,
  [first, ...others]: readonly MessageLanguage[],
  words: SiteWordsIn,
  packageFolder = packageRoot,
): Promise<ReadMessages> {
  if (!first) throw new UserError('There is no language to read.')
  const catalog = await readCatalog(packageFolder, first)
  const english: LanguageMessages = {
    catalog,
    documents: await readDocuments(packageFolder, first, catalog),
    terms: await readTerms(root, first),
    overrides: await readOverrides(root, first, catalog),
  }
  const translations = await Promise.all(
    others.map(async (language) =>
      language.id === testLanguage.id
        ? pseudoMessages(english, language)
        : {
            catalog: await readCatalog(packageFolder, language, catalog),
            documents: await readDocuments(packageFolder, language, catalog, english.documents),
            terms: await readTerms(root, language, english.terms),
            overrides: await readOverrides(root, language, catalog),
          },
    ),
  )
  return { english, translations, words, pages: await readPages(root) }
}

const shown = 20

function describe(problems: readonly string[]): string {
  const more = problems.length > shown ? [`… and ${problems.length - shown} more.`] : []
  return ['The messages cannot be built:', ...problems.slice(0, shown), ...more].join('\n')
}

export function modulesOf({
  english,
  translations,
  words,
  pages: ownPages,
}: ReadMessages): Map<string, TextModule> {
  const { catalog, documents } = english
  const { language } = catalog
  const translationOf = (id: string) => translations.find((one) => one.catalog.language.id === id)
  const pages = new Map(
    [english, ...translations].map((one) => [one.catalog.language.id, pageOf(one, english, words)]),
  )
  const englishPage = pageOf(english, english, words)
  const pageIn = (id: string) => pages.get(id) ?? englishPage
  const modules = new Map<string, TextModule>()
  for (const area of areasOf(catalog))
    modules.set(moduleOf(area.name), {
      name: area.name,
      source: areaModule(area, englishPage),
      codeIn: (id) => areaCode(area, pageIn(id)),
    })
  for (const document of documents.files.values())
    modules.set(moduleOf(document.name), {
      name: document.name,
      source: documentModule(document, englishPage),
      codeIn: (id) => documentCode(document, language, pageIn(id), translationOf(id)?.documents),
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
  modules.set('community-pages', {
    name: 'communityPages',
    source: [
      `// Made from ${pagesFolder}: change the documents there.`,
      '',
      `export const communityPages: Readonly<Record<string, { readonly title: string; readonly description: string; readonly text: readonly string[]; readonly language?: string }>> = ${pagesCode(ownPages, 'en')}`,
      '',
    ].join('\n'),
    codeIn: (id) => pagesCode(ownPages, id),
  })
  const names = JSON.stringify({ names: [...ownPages.pages.keys()] })
  modules.set('community-page-names', {
    name: 'communityPageNames',
    source: `// Made from ${pagesFolder}.\n\nexport const communityPageNames: { readonly names: readonly string[] } = ${names}\n`,
    codeIn: () => names,
  })
  return modules
}

function pageOf(own: LanguageMessages, english: LanguageMessages, words: SiteWordsIn): PageMessages {
  const { language } = own.catalog
  return {
    language,
    words: words(language),
    find: (key) => {
      const entry = own.overrides.entries.get(key) ?? own.catalog.entries.get(key)
      if (entry) return { entry, language }
      const original = english.overrides.entries.get(key) ?? english.catalog.entries.get(key)
      return original && { entry: original, language: english.catalog.language }
    },
  }
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
