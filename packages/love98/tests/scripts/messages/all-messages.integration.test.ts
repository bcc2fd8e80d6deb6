import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileMessage, pluralHelper } from '../../../scripts/lib/messages/compile-message.ts'
import type { Message } from '../../../scripts/lib/messages/parse-message.ts'
import { arbLocale, type Entry } from '../../../scripts/lib/messages/read-catalog.ts'
import {
  modulesOf,
  problemsOf,
  type ReadMessages,
  readLanguages,
  translatedPercent,
} from '../../../scripts/lib/messages/read-messages.ts'
import { readSiteWords, withSiteWords } from '../../../scripts/lib/messages/site-words.ts'
import { packageRoot, projectRoot } from '../../../scripts/lib/project-root.mjs'
import { languages } from '../../../src/language/languages.ts'
import { evaluate } from '../../support/message-project.ts'

const root = projectRoot
const [, ...others] = languages
let read: ReadMessages
const words = await readSiteWords(root)
beforeAll(async () => {
  read = await readLanguages(root, languages, words)
})

test('the messages of all languages have no problems', () => {
  const all = [read.english, ...read.translations]
  expect(all.length).toBe(languages.length)
  expect(all.flatMap(problemsOf)).toEqual([])
  expect(read.english.catalog.entries.size).toBeGreaterThan(2_000)
  expect(read.english.documents.files.size).toBe(4)
})

test.each(others)('every message and topic is translated to $id', ({ id }) => {
  const translation = read.translations.find(({ catalog }) => catalog.language.id === id)
  const missing = [...read.english.catalog.entries.keys()].filter(
    (key) => !translation?.catalog.entries.has(key),
  )
  expect(missing).toEqual([])
  expect(translation && translatedPercent(read.english, translation)).toBe(100)
})

test.each(languages)('every catalog of $id names its language', async (language) => {
  const folder = join(packageRoot, 'messages', language.id)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.arb'))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const catalog = JSON.parse(await readFile(join(folder, file), 'utf8'))
    expect(catalog['@@locale'], file).toBe(arbLocale(language))
  }
})

test('every module compiles in every language to an object with the same names', () => {
  const modules = modulesOf(read)
  expect(modules.size).toBeGreaterThan(80)
  const namesOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, namesOf(part)]))
      : typeof value
  for (const [name, { codeIn }] of modules) {
    if (documents.includes(name)) continue
    const english = namesOf(evaluate(codeIn('en')))
    for (const { id } of others) expect(namesOf(evaluate(codeIn(id))), `${name} in ${id}`).toEqual(english)
  }
})

/** The number of blocks of a topic depends on its language. */
const documents = ['help-topics', 'documents', 'heartbreak-help', 'solitaire-help', 'community-pages']

describe('isolation of inserted texts', () => {
  const [from, to] = ['\u2068', '\u2069']

  /** Returns names of values that are formatted as numbers, such as a percent. */
  function numbersOf(message: Message): readonly string[] {
    return message.flatMap((part) =>
      part.type === TYPE.number
        ? part.value
        : part.type === TYPE.plural || part.type === TYPE.select
          ? Object.values(part.options).flatMap(({ value }) => numbersOf(value))
          : [],
    )
  }

  function textsOf(id: string, { message, placeholders }: Entry): readonly string[] {
    const language = languages.find((one) => one.id === id) ?? languages[0]
    const code = compileMessage(
      withSiteWords(message, words(language), language.direction),
      placeholders,
      language,
    )
    const say = evaluate(`(()=>{${pluralHelper(code, language)}return ${code}})()`)
    const numbers = numbersOf(message)
    const samples = placeholders.map(({ name, type }, index) => {
      if (type === 'bool') return [true, false]
      if (type === 'DateTime') return [new Date(2026, 0, 1, 9, 5)]
      if (type === 'bigint') return [5n]
      return type.startsWith('String') && !numbers.includes(name) ? [`<${index}>`] : [0, 1, 2, 5, 11, 1_000]
    })
    const rows = Math.max(...samples.map(({ length }) => length))
    return Array.from({ length: rows }, (_, row) => say(...samples.map((list) => list[row % list.length])))
  }

  const texts = (id: string) =>
    [...(read.translations.find(({ catalog }) => catalog.language.id === id)?.catalog.entries ?? [])].flatMap(
      ([key, entry]) =>
        entry.placeholders.length > 0 ? textsOf(id, entry).map((text) => ({ key, text })) : [],
    )

  test('inserted texts are isolated from the surrounding letters in every Arabic message', () => {
    const found = texts('ar')
    const values = found.flatMap(({ text }) => text.match(/<\d>/g) ?? [])
    expect(values.length).toBeGreaterThan(500)
    const bare = found.filter(({ text }) => /<\d>/.test(text.replace(/\u2068<\d>\u2069/g, '')))
    expect(bare).toEqual([])
    expect(found.filter(({ text }) => text.split(from).length !== text.split(to).length)).toEqual([])
  })

  test.each(['de', 'ja'])('inserted texts are not isolated in %s', (id) => {
    const found = texts(id)
    expect(found.length).toBeGreaterThan(500)
    expect(found.filter(({ text }) => text.includes(from) || text.includes(to))).toEqual([])
  })
})
