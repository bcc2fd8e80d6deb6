import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { localSite } from '../../../src/domain/community/local-site.ts'
import { communityFile } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { bidiControls, type MessageLanguage } from './language.ts'
import type { Message } from './parse-message.ts'

/** The values of the built-in names, which the compiler writes into messages and documents. */
export type SiteWords = Readonly<Record<BuiltInName, string>>

/** The words of a community on the pages of a language. */
export type SiteWordsIn = (language: Pick<MessageLanguage, 'id' | 'tag'>) => SiteWords

type BuiltInName = keyof typeof reservedLetters

/** Letters that a limit (`x-maxLength`) reserves for each built-in name. Longer names are cut on the screen. */
const reservedLetters = { site: 8, sentence: 30, token: 5 } as const

export function isBuiltIn(name: string): name is BuiltInName {
  return Object.hasOwn(reservedLetters, name)
}

/** Returns a message of ICU MessageFormat with as many letters as a limit counts. */
export function withReservedLetters(text: string): string {
  return text.replace(/\{(\w+)\}/g, (value, name) =>
    isBuiltIn(name) ? '…'.repeat(reservedLetters[name]) : value,
  )
}

/** @throws {UserError} if the community's file cannot be read */
export async function readSiteWords(root: string): Promise<SiteWordsIn> {
  const path = join(root, communityFile)
  try {
    const { default: file } = await import(/* @vite-ignore */ pathToFileURL(path).href)
    return siteWordsOf(file)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * Returns the words of a community's file. `token` is the base asset of the first pair, or the first token, or ETH.
 *
 * @param file not checked yet: a value that is no text is empty
 */
export function siteWordsOf(file: unknown): SiteWordsIn {
  const { site, pairs, tokens } = Object(file)
  const [firstPair] = Array.isArray(pairs) ? pairs : []
  const token = oneLine(Object(firstPair).baseAsset) || Object.keys(Object(tokens))[0] || 'ETH'
  return (language) => {
    const { name, sentence } = localSite(
      { ...Object(site), language: String(Object(site).language) },
      language,
    )
    return { site: oneLine(name), sentence: oneLine(sentence), token }
  }
}

/** A name is a part of one line, and only the compiler adds directional controls. */
function oneLine(value: unknown): string {
  return typeof value === 'string' ? value.replace(bidiControls, '').replace(/\s+/g, ' ').trim() : ''
}

/** @returns problems of a message that formats a built-in value, or chooses by it */
export function builtInProblems(message: Message): readonly string[] {
  return message.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound || part.type === TYPE.argument) return []
    const own = isBuiltIn(part.value)
      ? [`formats {${part.value}}, which is a text: write {${part.value}}`]
      : []
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return own
    return [...own, ...Object.values(part.options).flatMap(({ value }) => builtInProblems(value))]
  })
}

/** Replaces built-in values by their words, so that the compiler sees a message without them. */
export function withSiteWords(
  message: Message,
  words: SiteWords,
  direction: MessageLanguage['direction'],
): Message {
  return message.map((part): Message[number] => {
    if (part.type === TYPE.argument && isBuiltIn(part.value))
      return { type: TYPE.literal, value: isolatedWord(words[part.value], direction) }
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part
    const options = Object.entries(part.options).map(([key, { value }]) => [
      key,
      { value: [...withSiteWords(value, words, direction)] },
    ])
    return { ...part, options: Object.fromEntries(options) }
  })
}

/** Isolates a word in a text that is written from right to left, as values are (`compileMessage`). */
export function isolatedWord(word: string, direction: MessageLanguage['direction']): string {
  return direction === 'rtl' ? `\u2068${word}\u2069` : word
}
