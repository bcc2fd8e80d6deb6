import { compileMessage, parameter, pluralHelper, typescriptTypes } from './compile-message.ts'
import type { MessageLanguage } from './language.ts'
import type { Message } from './parse-message.ts'
import type { Catalog, Entry } from './read-catalog.ts'
import { type SiteWords, withSiteWords } from './site-words.ts'

/**
 * The messages that code imports together: those whose keys begin with the same word, such as `exchange.title` with
 * `exchange`.
 */
export type Area = {
  readonly name: string
  readonly file: string
  readonly entries: ReadonlyMap<string, Entry>
}

export function areasOf({ entries }: Catalog): readonly Area[] {
  const areas = new Map<string, { name: string; file: string; entries: Map<string, Entry> }>()
  for (const [key, entry] of entries) {
    const name = key.slice(0, key.indexOf('.'))
    const area = areas.get(name) ?? { name, file: entry.file, entries: new Map() }
    area.entries.set(key, entry)
    areas.set(name, area)
  }
  return [...areas.values()]
}

export function moduleOf(area: string): string {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A message, and the language that it is written in: English where a translation is missing. */
export type LocalEntry = { readonly entry: Entry; readonly language: MessageLanguage }

/** The messages of a page: those that the community words itself, the translated ones, and the English ones. */
export type PageMessages = {
  readonly language: MessageLanguage
  readonly words: SiteWords
  readonly find: (key: string) => LocalEntry | undefined
}

/** @returns a JavaScript expression: the object of an area */
export function areaCode(area: Area, page: PageMessages): string {
  const code = write(
    treeOf(area, (key, original) => {
      const { entry, language } = page.find(key) ?? { entry: original, language: page.language }
      return compileMessage(
        withSiteWords(entry.message, page.words, language.direction),
        original.placeholders,
        language,
      )
    }),
  )
  const helper = pluralHelper(code, page.language)
  return helper === '' ? code : `(()=>{${helper}return ${code}})()`
}

type Tree<T> = { [name: string]: T | Tree<T> }

function treeOf<T extends string | Entry>(area: Area, leafOf: (key: string, entry: Entry) => T): Tree<T> {
  const tree = emptyTree<T>()
  for (const [key, entry] of area.entries) {
    const path = key.split('.').slice(1)
    const last = path.pop() ?? ''
    let node = tree
    for (const name of path) {
      node[name] ??= emptyTree<T>()
      node = node[name] as Tree<T>
    }
    node[last] = leafOf(key, entry)
  }
  return tree
}

/** A key may have the name of a method of objects, such as `constructor`. */
function emptyTree<T>(): Tree<T> {
  return Object.create(null)
}

function write(tree: Tree<string>): string {
  const names = Object.keys(tree)
  const codes = names.map((name) => {
    const node = tree[name] ?? ''
    return typeof node === 'string' ? node : write(node)
  })
  if (isList(names)) return `[${codes.join()}]`
  return `{${names.map((name, index) => `${propertyName(name)}:${codes[index]}`).join()}}`
}

/** Keys that count from 0 are the lines of a list. */
function isList(names: readonly string[]): boolean {
  return (
    names.length > 0 &&
    names
      .map(Number)
      .toSorted((a, b) => a - b)
      .every((number, index) => number === index)
  )
}

function propertyName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)
}

/** @param page the messages of English pages */
export function areaModule(area: Area, page: PageMessages): string {
  const code = writeTyped(
    treeOf(area, (key, entry) => ({ ...entry, message: englishMessage(key, entry, page) })),
    page.language,
    '  ',
  )
  const helper = pluralHelper(code, page.language)
  return [
    `// Made from messages/en/${area.file}: change the messages there.`,
    ...(helper === '' ? [] : ['', helper]),
    '',
    `export const ${area.name} = ${code} as const`,
    '',
  ].join('\n')
}

function englishMessage(key: string, entry: Entry, { find, words, language }: PageMessages): Message {
  return withSiteWords((find(key)?.entry ?? entry).message, words, language.direction)
}

function isEntry(node: Entry | Tree<Entry>): node is Entry {
  return 'message' in node && Array.isArray(node.message)
}

function writeTyped(tree: Tree<Entry>, english: MessageLanguage, indent: string): string {
  const names = Object.keys(tree)
  const list = isList(names)
  const lines = names.map((name) => {
    const node = tree[name] as Entry | Tree<Entry>
    if (!isEntry(node)) return `${indent}${propertyName(name)}: ${writeTyped(node, english, `${indent}  `)},`
    const code = typedMessage(node, english)
    if (list) return `${indent}${code},`
    return `${docstring(node, indent)}${indent}${propertyName(name)}: ${code},`
  })
  const [open, close] = list ? '[]' : '{}'
  return `${open}\n${lines.join('\n')}\n${indent.slice(2)}${close}`
}

function docstring({ description, placeholders, text }: Entry, indent: string): string {
  const lines = [description, placeholders.length > 0 ? text : undefined].filter((line) => line !== undefined)
  if (lines.length === 0) return ''
  return `${indent}/** ${lines.join(' — ').replaceAll('*/', '* /')} */\n`
}

function typedMessage({ message, placeholders }: Entry, english: MessageLanguage): string {
  const code = compileMessage(message, placeholders, english)
  if (placeholders.length === 0) return code
  const parameters = placeholders.map(({ name, type }) => `${parameter(name)}: ${typescriptTypes[type]}`)
  return `(${parameters.join(', ')}): string => ${code.slice(code.indexOf('=>') + 2)}`
}
