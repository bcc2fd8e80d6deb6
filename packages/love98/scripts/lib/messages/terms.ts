import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainLines, type Terms } from '../../../src/language/document.ts'
import { languages } from '../../../src/language/languages.ts'
import { oneLine } from './documents.ts'
import { termsFolder } from './folders.ts'
import { bidiControls, type MessageLanguage } from './language.ts'

export type TermsFile = {
  readonly terms: Terms | undefined
  readonly problems: readonly string[]
}

/** @returns the path of the terms of a language, from the project's folder */
export function termsFile(language: string): string {
  return `${termsFolder}/${language}.md`
}

/**
 * Reads the terms of a language. A missing translation is not a problem: its pages show the English terms.
 * @param english absent for English itself, whose file is required. Problems of English include files of
 * unknown languages.
 */
export async function readTerms(
  root: string,
  { id }: MessageLanguage,
  english?: TermsFile,
): Promise<TermsFile> {
  const path = termsFile(id)
  const text = await readFile(join(root, path), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const others = english ? [] : await unknownFiles(root)
  if (text === undefined)
    return {
      terms: undefined,
      problems: english
        ? []
        : [`${path} is missing: write # Terms in its first line, and the terms below it`, ...others],
    }
  const { terms, problems: found } = parseTerms(text)
  const problems = found.map((problem) => `${path}:${problem}`)
  if (terms && english?.terms && topicCount(terms) !== topicCount(english.terms))
    problems.push(
      `${path}: has ${topicCount(terms)} headings ##, and ${termsFile('en')} has ${topicCount(english.terms)}: translate every topic, or delete the file`,
    )
  return { terms: problems.length === 0 ? terms : undefined, problems: [...problems, ...others] }
}

async function unknownFiles(root: string): Promise<readonly string[]> {
  const ids = languages.map(({ id }) => id)
  const known = new Set(ids.map((id) => `${id}.md`))
  const files = await readdir(join(root, termsFolder)).catch(() => [])
  return files
    .filter((file) => !known.has(file) && !file.startsWith('.'))
    .sort()
    .map(
      (file) =>
        `${termsFolder}/${file} is not a language of the product: name it <language>.md (${ids.join(', ')}), or delete it`,
    )
}

function topicCount({ paragraphs }: Terms): number {
  return paragraphs.filter((paragraph) => typeof paragraph !== 'string').length
}

/** Marks of a line that the page cannot show. */
const unsupportedLines: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/^\s*(([-*_=])\s*(\2\s*){2,}|={2,})$/, 'contains a rule or front matter: delete it'],
  [/^#{3,}/, 'contains a heading below ##: write ##'],
  [/^#{1,2}[^#\s]/, 'contains # without a space: write # Title, or ## Topic'],
  [/^#.*\{#[^}]*\}$/, 'contains a heading with an id: delete {#…}'],
  [/^>/, 'contains a quotation: delete >'],
  [/^\|/, 'contains a table: write a list'],
  [/^[*+]\s/, 'contains a list with * or +: write -'],
  [/^\d+\)\s/, 'contains a list with ): write 1.'],
  [/^\s+([-*+]|\d+[.)])\s/, 'contains a list inside a list: write one list'],
]

/** Marks of a text that the page cannot show. */
const unsupportedTexts: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [bidiControls, () => 'contains a directional control character: delete it'],
  [/<!--|<\/?[a-z][^>]*>/i, (html) => `contains HTML (${html}): write Markdown`],
  [/!?\[[^\]]*\]\s?[([][^)\]]*[)\]]/, (link) => `contains a link or a picture (${link}): write plain text`],
  [/&(#\w+|[a-z]{2,}\d*);/i, (entity) => `contains HTML (${entity}): write the character`],
  [/`+/, (mark) => `contains code: delete ${mark}`],
  [
    /(?<![\p{L}\p{N}_*])([*_]{1,3})(?=[^\s*_]).*?(?<=[^\s*_])\1(?![\p{L}\p{N}_*])/u,
    (text) => `contains emphasis (${text}): delete * and _`,
  ],
]

type Part = {
  readonly line: number
  readonly kind: 'title' | 'heading' | 'paragraph' | 'list' | 'steps'
  /** Paragraphs and headings have one item. */
  readonly items: string[]
}

/**
 * Reads a title (`# Terms`), and below it paragraphs, lists (`-`), numbered lists (`1.`) and topics (`## Privacy`). A
 * backslash escapes the mark behind it.
 * @returns problems that begin with the number of their line, such as `3: contains HTML (<b>): write Markdown`
 */
export function parseTerms(source: string): {
  readonly terms: Terms | undefined
  readonly problems: readonly string[]
} {
  const { parts, problems } = partsOf(hideEscaped(source.replace(/^\uFEFF/, '')))
  problems.push(...parts.flatMap(textProblems), ...orderProblems(parts))
  if (problems.length > 0) return { terms: undefined, problems: problems.map(showEscaped) }
  const [title = '', ...texts] = parts.map(plainText)
  const paragraphs = texts.map((text, index) =>
    parts[index + 1]?.kind === 'heading' ? { heading: text } : text,
  )
  return { terms: { title, paragraphs }, problems }
}

function partsOf(source: string): { parts: readonly Part[]; problems: string[] } {
  const parts: Part[] = []
  const problems: string[] = []
  // A paragraph or a list that the next line can continue.
  let open: Part | undefined
  for (const [index, text] of source.split('\n').entries()) {
    const line = text.trimEnd()
    const number = index + 1
    for (const [pattern, problem] of unsupportedLines)
      if (pattern.test(line)) problems.push(`${number}: ${problem}`)
    const [, mark = '', rest = ''] = /^(##?(?=\s|$)|-(?=\s|$)|\d+\.(?=\s))?(.*)$/.exec(line) ?? []
    const kind = kindOf(mark)
    if (line === '') open = undefined
    else if (open && kind === 'paragraph') open.items.push(`${open.items.pop()}\n${line}`)
    else if (open && kind === open.kind) open.items.push(rest)
    else {
      if (open && (kind === 'list' || kind === 'steps'))
        problems.push(`${number}: begins a list below a text: write an empty line above it`)
      const part: Part = { line: number, kind, items: [rest] }
      parts.push(part)
      open = kind === 'title' || kind === 'heading' ? undefined : part
    }
  }
  return { parts, problems }
}

function kindOf(mark: string): Part['kind'] {
  if (mark === '#') return 'title'
  if (mark === '##') return 'heading'
  if (mark === '-') return 'list'
  return mark === '' ? 'paragraph' : 'steps'
}

function textProblems({ line, items }: Part): readonly string[] {
  return items.flatMap((item) =>
    unsupportedTexts.flatMap(([pattern, problem]) => {
      const found = oneLine(item).match(pattern)?.[0]
      return found === undefined ? [] : `${line}: ${problem(found)}`
    }),
  )
}

function orderProblems(parts: readonly Part[]): readonly string[] {
  const [first] = parts
  if (!first) return ['1: is empty: write # Terms in the first line, and the terms below it']
  const problems = first.kind === 'title' ? [] : [`${first.line}: has no title: write # Terms above the text`]
  for (const [index, { line, kind, items }] of parts.entries()) {
    const next = parts[index + 1]?.kind
    const isHeading = kind === 'title' || kind === 'heading'
    if (kind === 'title' && index > 0) problems.push(`${line}: is a second title: write ## for a topic`)
    if (items.some((item) => item.trim() === ''))
      problems.push(`${line}: is an empty ${isHeading ? 'heading' : 'item'}: write its text, or delete it`)
    if (kind === 'heading' && (next === undefined || next === 'heading' || next === 'title'))
      problems.push(`${line}: is a topic without text: write the text below it, or delete it`)
    if (kind === 'title' && next === undefined)
      problems.push(`${line}: is a title without text: write the terms below it`)
  }
  return problems
}

/** Private-use letters for the ASCII marks behind a backslash, so that those have no meaning. */
const privateUse = 0xe000

function hideEscaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) =>
    String.fromCharCode(privateUse + mark.charCodeAt(0)),
  )
}

function plainText({ kind, items }: Part): string {
  const texts = items.map(oneLine)
  const blocks = kind === 'list' ? [{ list: texts }] : kind === 'steps' ? [{ steps: texts }] : texts
  return showEscaped(plainLines(blocks).join('\n'))
}

function showEscaped(text: string): string {
  return text.replace(/[\uE021-\uE07E]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - privateUse))
}

export function escapedText(text: string): string {
  return text.replace(bidiControls, '').replace(/[\\`*_<>[\]|&]|^[-#+]|(?<=^\d+)[.)]/g, (mark) => `\\${mark}`)
}

export function termsCode(files: Readonly<Record<string, TermsFile>>): string {
  const written = Object.entries(files).filter(([, { terms }]) => terms)
  return JSON.stringify(Object.fromEntries(written.map(([id, { terms }]) => [id, terms])))
}
