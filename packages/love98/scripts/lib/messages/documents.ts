import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { plainLines } from '../../../src/language/document.ts'
import type { PageMessages } from './areas.ts'
import { escaped, parameter } from './compile-message.ts'
import { messagesFolder } from './folders.ts'
import { bidiControls, type MessageLanguage } from './language.ts'
import { nearestName } from './nearest-name.ts'
import type { Catalog } from './read-catalog.ts'
import { isBuiltIn, isolatedWord, withSiteWords } from './site-words.ts'

/** Markdown documents, and the names under which code imports them. Notepad shows plain text. */
export const documentNames: Readonly<Record<string, { readonly name: string; readonly isPlain?: true }>> = {
  'help.md': { name: 'helpTopics' },
  'read-me.md': { name: 'documents', isPlain: true },
  'heartbreak.md': { name: 'heartbreakHelp' },
  'solitaire.md': { name: 'solitaireHelp' },
}

/** A part of a topic; `src/language/document.ts` describes it for the code that shows it. */
type Block =
  | string
  | { readonly heading: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }

export type Topic = {
  readonly title: string
  readonly words: readonly string[]
  readonly blocks: readonly Block[]
}

export type DocumentFile = {
  readonly file: string
  readonly name: string
  readonly topics: ReadonlyMap<string, Topic>
}

export type Documents = {
  readonly language: MessageLanguage
  readonly files: ReadonlyMap<string, DocumentFile>
  readonly problems: readonly string[]
}

/**
 * @param messages the English ones, which documents may quote by their key: `{programNames.send.title}`
 * @param english absent for English itself
 */
export async function readDocuments(
  root: string,
  language: MessageLanguage,
  messages: Catalog,
  english?: Documents,
): Promise<Documents> {
  const folder = join(root, messagesFolder, language.id)
  const found = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.md')).sort()
  const files = new Map<string, DocumentFile>()
  const problems: string[] = []
  for (const file of found) {
    const path = `${messagesFolder}/${language.id}/${file}`
    const known = documentNames[file]
    if (!known) {
      problems.push(`${path} is not a document that the code knows: ${Object.keys(documentNames).join(', ')}`)
      continue
    }
    const { topics, problems: own } = parseDocument(await readFile(join(folder, file), 'utf8'))
    const original = english?.files.get(file)?.topics ?? (english ? new Map<string, Topic>() : topics)
    problems.push(...own.map((problem) => `${path}: ${problem}`))
    for (const [id, topic] of topics)
      problems.push(
        ...[...compare(id, topic, original), ...quotationProblems(id, topic, messages)].map(
          (text) => `${path}: ${text}`,
        ),
      )
    files.set(file, { file, name: known.name, topics: known.isPlain ? plainTopics(topics) : topics })
  }
  return { language, files, problems }
}

function compare(id: string, topic: Topic, english: ReadonlyMap<string, Topic>): string[] {
  const original = english.get(id)
  if (!original) return [`the topic {#${id}} is not in English: delete it, or write the English id`]
  const wanted = valuesOf(original)
  const found = valuesOf(topic)
  const problems = [
    ...wanted
      .filter((name) => !found.includes(name))
      .map((name) => `{#${id}} lacks the value {${name}}: add it`),
    ...found
      .filter((name) => !wanted.includes(name))
      .map((name) => `{#${id}} has the value {${name}}, which the English topic does not have: delete it`),
  ]
  for (const [, target = ''] of textsOf(topic)
    .join('\n')
    .matchAll(/\]\(#([^)]*)\)/g))
    if (!english.has(target)) problems.push(`{#${id}} links to #${target}, and there is no such topic`)
  return problems
}

function quotationProblems(id: string, topic: Topic, { entries }: Catalog): readonly string[] {
  return quotedKeys(topic).flatMap((key) => {
    const entry = entries.get(key)
    if (entry?.placeholders.length === 0) return []
    if (entry) return [`{#${id}} quotes {${key}}, which has values: quote a message without values`]
    const nearest = nearestName(key, entries.keys())
    return [`{#${id}} quotes {${key}}, and there is no such message${nearest ? `: write {${nearest}}` : ''}`]
  })
}

/**
 * Reads headings with ids (`## Welcome {#welcome}`), paragraphs, lists (`-`), numbered steps (`1.`), headings
 * inside of a topic (`###`), links to topics (`[Icons](#icons)`), and a last paragraph `_Index: word, word_`.
 */
export function parseDocument(text: string): { topics: Map<string, Topic>; problems: string[] } {
  const topics = new Map<string, Topic>()
  const problems: string[] = []
  if (text.match(bidiControls)) problems.push('contains a directional control character: delete it')
  const html = /<\/?[a-z][^>]*>/i.exec(text)
  if (html) problems.push(`contains HTML (${html[0]}): write Markdown`)
  if (!/^\s*(?:## |$)/.test(text))
    problems.push('has text before its first topic: write ## Title {#id} above it')
  for (const [section, ...lines] of text
    .split(/^## /m)
    .slice(1)
    .map((part) => part.split('\n'))) {
    const [, title = '', id = ''] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(section ?? '') ?? []
    if (id === '') problems.push(`the heading "## ${section}" has no id: write ## Title {#id}`)
    else if (topics.has(id)) problems.push(`has the topic {#${id}} twice: delete one`)
    else topics.set(id, { title, ...blocksOf(lines.join('\n')) })
  }
  return { topics, problems }
}

function blocksOf(text: string): Pick<Topic, 'words' | 'blocks'> {
  const blocks: Block[] = []
  let words: readonly string[] = []
  // A heading is its own block, with or without an empty line below it.
  const parts = text.replace(/^### .*$/gm, '$&\n').split(/\n\s*\n/)
  for (const part of parts.map((block) => block.trim())) {
    const index = /^_[^:：]*[:：]\s*([\s\S]*)_$/.exec(part)
    if (part === '') continue
    else if (index) words = (index[1] ?? '').split(/[,،、，]\s*/).map(oneLine)
    else if (part.startsWith('### ')) blocks.push({ heading: oneLine(part.slice(4)) })
    else if (/^\d+\. /.test(part))
      blocks.push({
        steps: part
          .split(/^\d+\. /m)
          .slice(1)
          .map(oneLine),
      })
    else if (part.startsWith('- ')) blocks.push({ list: part.split(/^- /m).slice(1).map(oneLine) })
    else blocks.push(oneLine(part))
  }
  return { words, blocks }
}

/** Markdown may break lines anywhere. A break becomes a space, or nothing between letters of Chinese and Japanese. */
export function oneLine(text: string): string {
  return text
    .replace(/(?<=[\u3000-\u9FFF\uFF00-\uFFEF])\n\s*(?=[\u3000-\u9FFF\uFF00-\uFFEF])/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

function plainTopics(topics: ReadonlyMap<string, Topic>): Map<string, Topic> {
  return new Map(Array.from(topics, ([id, topic]) => [id, { ...topic, blocks: plainLines(topic.blocks) }]))
}

function textsOf({ blocks }: Topic): readonly string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return block
    if ('heading' in block) return block.heading
    return 'steps' in block ? block.steps : block.list
  })
}

/** A value, a built-in value, or the key of a message. */
const inBraces = /\{(\w+(?:\.[\w-]+)*)\}/

/** @returns names of the values in braces, in the order of their first use */
export function valuesOf(topic: Topic): readonly string[] {
  return namesIn(textsOf(topic)).filter((name) => !isQuotation(name) && !isBuiltIn(name))
}

function quotedKeys(topic: Topic): readonly string[] {
  return namesIn([topic.title, ...topic.words, ...textsOf(topic)]).filter(isQuotation)
}

function namesIn(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => text.split(inBraces).filter((_, index) => index % 2 === 1)))]
}

function isQuotation(name: string): boolean {
  return name.includes('.')
}

/** @returns a JavaScript expression: the topics of a document, in English where the translation is missing */
export function documentCode(
  document: DocumentFile,
  english: MessageLanguage,
  page: PageMessages,
  translation?: Documents,
): string {
  const own = translation?.files.get(document.file)?.topics
  const topics = Array.from(document.topics, ([id, original]) => {
    const translated = own?.get(id)
    const { direction } = translated ? page.language : english
    return `${JSON.stringify(id)}:${topicCode(translated ?? original, valuesOf(original), { direction, page })}`
  })
  return `{${topics.join()}}`
}

type Scope = { readonly direction: MessageLanguage['direction']; readonly page: PageMessages }

function topicCode({ title, words, blocks }: Topic, values: readonly string[], scope: Scope): string {
  const code = JSON.stringify(blocks)
  const written = code.replace(/"(?:[^"\\]|\\.)*"/g, (part) => textCode(JSON.parse(part), values, scope))
  const text = values.length === 0 ? written : `(${values.map(parameter).join()})=>${written}`
  const plain = (part: string) => textCode(part, [], scope)
  return `{title:${plain(title)},words:[${words.map(plain)}],text:${text}}`
}

/** Writes a text as a string, or as a template if it has values that code passes. */
function textCode(text: string, values: readonly string[], scope: Scope): string {
  // Built-in values first: a name in braces inside of one is no value.
  const parts: (string | { readonly value: string })[] = ['']
  for (const [index, part] of text.split(inBraces).entries()) {
    if (index % 2 === 1 && values.includes(part)) parts.push({ value: part }, '')
    else parts.push(`${parts.pop()}${index % 2 === 1 ? (wordOf(part, scope) ?? `{${part}}`) : part}`)
  }
  if (parts.length === 1) return JSON.stringify(parts[0])
  const [before, after] = scope.direction === 'rtl' ? ['\u2068', '\u2069'] : ['', '']
  const body = parts.map((part) =>
    typeof part === 'string' ? escaped(part) : `${before}\${${parameter(part.value)}}${after}`,
  )
  return `\`${body.join('')}\``
}

/** @returns a built-in value or a quoted message; undefined for another name in braces */
function wordOf(name: string, { direction, page }: Scope): string | undefined {
  if (isBuiltIn(name)) return isolatedWord(withoutLinks(page.words[name]), direction)
  const found = isQuotation(name) ? page.find(name) : undefined
  if (!found) return undefined
  const message = withSiteWords(found.entry.message, page.words, found.language.direction)
  return withoutLinks(message.map((part) => (part.type === TYPE.literal ? part.value : '')).join(''))
}

/** The page reads links in a text (`inlinesOf`). Full-width brackets keep a name from being read as a link. */
function withoutLinks(word: string): string {
  return word.replaceAll('[', '［').replaceAll(']', '］')
}

/** @param page the messages of English pages */
export function documentModule(document: DocumentFile, page: PageMessages): string {
  const topics = Array.from(document.topics, ([id, topic]) => {
    const values = valuesOf(topic)
    const names = values.map(parameter)
    const typed = names.map((name) => `${name}: string`)
    const code = topicCode(topic, values, { direction: page.language.direction, page }).replace(
      `text:(${names.join()})=>`,
      () => `text:(${typed.join(', ')})=>`,
    )
    return `  ${JSON.stringify(id)}: ${code},`
  })
  return [
    `// Made from messages/en/${document.file}: change the text there.`,
    '',
    `export const ${document.name} = {`,
    ...topics,
    '} as const',
    '',
  ].join('\n')
}
