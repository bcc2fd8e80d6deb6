import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { valueProblems } from './check-values.ts'
import { type Placeholder, typescriptTypes } from './compile-message.ts'
import { messagesFolder } from './folders.ts'
import type { MessageLanguage } from './language.ts'
import { type Message, parseMessage, valuesOf } from './parse-message.ts'
import { builtInProblems, isBuiltIn, withReservedLetters } from './site-words.ts'

export type Entry = {
  readonly file: string
  readonly text: string
  readonly message: Message
  /** Empty for all languages except English. */
  readonly placeholders: readonly Placeholder[]
  /** For translators: where the message is shown, and what its values are. */
  readonly description?: string
  /** The number of letters that fit in the place of the message. */
  readonly maxLength?: number
  /** The statement of the specification that fixes the English wording. */
  readonly fixedBy?: string
}

export type Catalog = {
  readonly language: MessageLanguage
  readonly entries: ReadonlyMap<string, Entry>
  readonly problems: readonly string[]
}

/** @param english absent for English itself */
export async function readCatalog(
  root: string,
  language: MessageLanguage,
  english?: Catalog,
): Promise<Catalog> {
  const folder = join(root, messagesFolder, language.id)
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.arb')).sort()
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const entries = new Map<string, Entry>()
  const problems: string[] = []
  for (const [index, file] of files.entries()) {
    const name = `${messagesFolder}/${language.id}/${file}`
    const parsed = parseJson(sources[index] ?? '')
    if ('problem' in parsed) {
      problems.push(`${name} ${parsed.problem}`)
      continue
    }
    problems.push(...localeProblem(name, parsed.value, language))
    for (const [key, text] of Object.entries(parsed.value)) {
      if (key.startsWith('@')) continue
      const addProblem = (problem: string) => problems.push(`${name}: ${key} ${problem}`)
      if (!/^[a-z]\w*(\.[\w-]+)+$/i.test(key))
        addProblem('is not a key: write part.name, such as "exchange.title"')
      else if (entries.has(key)) addProblem(`is in ${entries.get(key)?.file} too: delete one`)
      else if (typeof text !== 'string') addProblem(`is ${JSON.stringify(text)}: write a text`)
      else {
        const entry = readEntry(file, key, text, parsed.value, language, english, addProblem)
        if (entry) entries.set(key, entry)
      }
    }
    if (!english)
      for (const key of Object.keys(parsed.value))
        if (/^@(?!@)/.test(key) && !(key.slice(1) in parsed.value))
          problems.push(`${name}: ${key} describes a message that is not there: delete it`)
  }
  if (!english) problems.push(...groupProblems(entries, language))
  return { language, entries, problems }
}

/** A message cannot also be the group of other messages: `swap.menu` beside `swap.menu.file`. */
function groupProblems(entries: ReadonlyMap<string, Entry>, { id }: MessageLanguage): readonly string[] {
  return Array.from(entries, ([key, { file }]) => {
    const group = Array.from(key.matchAll(/\./g), ({ index }) => key.slice(0, index)).find((part) =>
      entries.has(part),
    )
    return group === undefined
      ? []
      : `${messagesFolder}/${id}/${file}: ${key} begins with the key ${group}: rename one`
  }).flat()
}

export function localeProblem(path: string, catalog: Json, language: MessageLanguage): readonly string[] {
  const locale = catalog['@@locale']
  if (locale === undefined || locale === arbLocale(language)) return []
  return [`${path}: "@@locale" is ${JSON.stringify(locale)}: write "${arbLocale(language)}"`]
}

/** ARB writes `pt_BR`. */
export function arbLocale({ id, tag }: MessageLanguage): string {
  return id === 'en' ? 'en' : tag.replace('-', '_')
}

type Json = Readonly<Record<string, unknown>>

export function parseJson(text: string): { readonly value: Json } | { readonly problem: string } {
  try {
    const value = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { problem: 'is not a JSON object: write { "key": "message" }' }
    const twice = repeatedKey(text)
    return twice === undefined ? { value } : { problem: `has the key ${twice} twice: delete one` }
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** @returns the first key that a JSON object has twice, of which `JSON.parse` keeps the last */
function repeatedKey(text: string): string | undefined {
  const keys = new Set<string>()
  let depth = 0
  for (const [token, key] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    else if (key && depth === 1) {
      if (keys.has(key)) return key
      keys.add(key)
    }
  }
  return undefined
}

function readEntry(
  file: string,
  key: string,
  text: string,
  catalog: Json,
  language: MessageLanguage,
  english: Catalog | undefined,
  addProblem: (problem: string) => void,
): Entry | undefined {
  const message = parseMessage(text, language)
  if ('problem' in message) return void addProblem(message.problem)
  if (!english) {
    const facts = readFacts(catalog[`@${key}`])
    const values = ownValues(message)
    const [only, ...others] = values
    // The order of a single text is clear, so its placeholder needs no name.
    const isClear = facts.placeholders.length === 0 && only !== undefined && others.length === 0
    const placeholders = isClear ? [{ name: only, type: 'String' as const }] : facts.placeholders
    const undeclared = values.filter((value) => !placeholders.some(({ name }) => name === value))
    if (undeclared.length > 0)
      addProblem(
        `uses {${undeclared.join('}, {')}}: name it in "placeholders" of "@${key}", in the order of the parameters`,
      )
    for (const { name, type, isUnused } of placeholders) {
      if (!values.includes(name) && !isUnused)
        addProblem(`has the placeholder ${name}, which the message does not use: delete it`)
      if (isBuiltIn(name))
        addProblem(`has the placeholder ${name}, which is the name of a built-in value: rename it`)
      if (!/^[a-z]\w*$/i.test(name))
        addProblem(`has the placeholder ${name}: begin its name with a letter, such as {count}`)
      if (!(type in typescriptTypes))
        addProblem(`gives ${name} the type "${type}": use ${Object.keys(typescriptTypes).join(', ')}`)
    }
    for (const problem of [...builtInProblems(message), ...valueProblems(message, placeholders)])
      addProblem(problem)
    tooLong(text, facts.maxLength, addProblem)
    return { file, text, message, ...facts, placeholders }
  }
  const original = english.entries.get(key)
  if (!original) return void addProblem('is not in English: delete it, or write the English key')
  if (original.file !== file) addProblem(`is in messages/en/${original.file} in English: move it there`)
  return translatedEntry({ file, text, message }, original, addProblem)
}

/** Checks that a message has the values of the English one, and fits in its place. */
export function translatedEntry(
  own: Pick<Entry, 'file' | 'text' | 'message'>,
  original: Entry,
  addProblem: (problem: string) => void,
): Entry {
  const wanted = original.placeholders.filter(({ isUnused }) => !isUnused).map(({ name }) => name)
  const found = ownValues(own.message)
  const missing = wanted.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !wanted.includes(name))
  if (missing.length > 0)
    addProblem(`lacks the value {${missing.join('}, {')}} of the English message: add it`)
  if (unknown.length > 0)
    addProblem(
      `has the value {${unknown.join('}, {')}}, which the English message does not have: ${wanted.length > 0 ? `use {${wanted.join('}, {')}}` : 'delete it'}`,
    )
  for (const problem of [
    ...builtInProblems(own.message),
    ...valueProblems(own.message, original.placeholders, original.message),
  ])
    addProblem(problem)
  tooLong(own.text, original.maxLength, addProblem)
  return { ...own, placeholders: original.placeholders }
}

/** The values that code passes; the compiler has the built-in ones. */
function ownValues(message: Message): readonly string[] {
  return valuesOf(message).filter((name) => !isBuiltIn(name))
}

function tooLong(text: string, maxLength: number | undefined, addProblem: (problem: string) => void) {
  const length = [...withReservedLetters(text)].length
  if (maxLength !== undefined && length > maxLength)
    addProblem(`has ${length} letters, and its place has room for ${maxLength}: shorten it`)
}

type Facts = Pick<Entry, 'placeholders' | 'description' | 'maxLength' | 'fixedBy'>

type PlaceholderFacts = { readonly type?: Placeholder['type']; readonly 'x-unused'?: boolean }

/** Metadata of an English message; the attributes that ARB does not define begin with `x-`. */
function readFacts(facts: unknown): Facts {
  const { description, placeholders, 'x-maxLength': maxLength, 'x-fixedBy': fixedBy } = (facts ?? {}) as Json
  return {
    placeholders: Object.entries((placeholders ?? {}) as Record<string, PlaceholderFacts>).map(
      ([name, { type = 'String', 'x-unused': isUnused = false }]) => ({ name, type, isUnused }),
    ),
    ...(typeof description === 'string' && { description }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(typeof fixedBy === 'string' && { fixedBy }),
  }
}
