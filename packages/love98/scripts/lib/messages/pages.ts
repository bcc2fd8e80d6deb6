import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommunityPage } from '../../../src/language/document.ts'
import { languages } from '../../../src/language/languages.ts'
import { pagesFolder } from './folders.ts'
import { parseTerms } from './terms.ts'

export type CommunityPages = {
  /** By the name in its address; each has an English text, and its translations by language. */
  readonly pages: ReadonlyMap<string, ReadonlyMap<string, CommunityPage>>
  readonly problems: readonly string[]
}

/** Names of the product's own documents in Notepad. */
const takenNames = ['readme', 'terms', 'help']

/** The longest description of a page for search engines and link previews, in characters. */
const descriptionLimit = 200

/**
 * Reads the documents of the community: `<name>.md` in English, and `<name>.<language>.md`. Their Markdown is that of
 * the terms, with links to web pages.
 *
 * @param root the project's folder
 */
export async function readPages(root: string): Promise<CommunityPages> {
  const files = (await readdir(join(root, pagesFolder)).catch(() => [])).filter(
    (file) => !file.startsWith('.'),
  )
  const pages = new Map<string, Map<string, CommunityPage>>()
  const problems: string[] = []
  for (const file of files.sort()) {
    const path = `${pagesFolder}/${file}`
    const [, name = '', language = 'en'] = /^([a-z][a-z0-9-]{0,26})(?:\.([\w-]+))?\.md$/.exec(file) ?? []
    const problem = fileProblem(name, language)
    if (problem) {
      problems.push(`${path} ${problem}`)
      continue
    }
    const { terms, problems: found } = parseTerms(withPlainLinks(await readFile(join(root, path), 'utf8')))
    problems.push(...found.map((text) => `${path}:${text}`))
    if (!terms) continue
    const page = pages.get(name) ?? new Map<string, CommunityPage>()
    pages.set(name, page)
    const text = terms.paragraphs.map((part) => (typeof part === 'string' ? part : part.heading))
    page.set(language, { title: terms.title, description: descriptionOf(terms.paragraphs), text })
  }
  for (const [name, page] of pages)
    if (!page.has('en') && !problems.some((text) => text.startsWith(`${pagesFolder}/${name}.md:`)))
      problems.push(
        `${pagesFolder}/${name}.md is missing: write the English text of ${[...page.keys()].join(', ')}`,
      )
  return { pages, problems }
}

function fileProblem(name: string, language: string): string | undefined {
  if (name === '')
    return 'is not the name of a page: write small letters, digits and hyphens, such as about-us.md or about-us.de.md'
  if (takenNames.includes(name))
    return `has the name of a document of the product: use a name other than ${takenNames.join(', ')}`
  const ids = languages.map(({ id }) => id)
  if (!ids.some((id) => id === language))
    return `is not in a language of the product: name it ${name}.<language>.md (${ids.join(', ')}), or ${name}.md in English`
  return undefined
}

/** Notepad shows plain text: the address of a link follows its text. Other links are problems of the parser. */
function withPlainLinks(source: string): string {
  return source.replace(
    /(?<![!\\])\[([^[\]\n]+)\]\((https:\/\/[^\s()<>[\]\\`]+)\)/g,
    (_, text, url) => `${text} (${escapedMarks(url)})`,
  )
}

/** Keeps marks in an address from being read as emphasis or HTML. */
function escapedMarks(url: string): string {
  return url.replace(/[*_&]/g, '\\$&')
}

/** The first paragraph, shortened at a word. */
function descriptionOf(paragraphs: readonly (string | { readonly heading: string })[]): string {
  const first = (paragraphs.find((part) => typeof part === 'string') ?? '').toString().replace(/\s+/g, ' ')
  if (first.length <= descriptionLimit) return first
  return `${first.slice(0, descriptionLimit).replace(/\s+\S*$/, '')}…`
}

/** Returns a JavaScript expression: the pages in a language. A page without a translation names its language. */
export function pagesCode({ pages }: CommunityPages, language: string): string {
  const texts = Array.from(pages, ([name, page]) => {
    const own = page.get(language)
    return [name, own ?? { ...page.get('en'), language: 'en' }] as const
  })
  return JSON.stringify(Object.fromEntries(texts))
}
