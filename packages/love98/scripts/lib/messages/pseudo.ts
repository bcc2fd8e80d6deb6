import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { DocumentFile, Topic } from './documents.ts'
import type { MessageLanguage } from './language.ts'
import { noOverrides } from './overrides.ts'
import type { Message } from './parse-message.ts'
import type { LanguageMessages } from './read-messages.ts'

/**
 * The pseudo-language: accented English in brackets, from right to left. Plain English on the screen is not
 * from the messages, clipped text has no room for longer languages, and an arrow in the wrong direction is
 * not mirrored. Tests build it as an eleventh language.
 */
export function pseudoMessages(
  { catalog, documents, overrides }: LanguageMessages,
  language: MessageLanguage,
): LanguageMessages {
  const entries = Array.from(catalog.entries, ([key, entry]) => {
    const { message } = overrides.entries.get(key) ?? entry
    return [key, { ...entry, message: bracketed(message, language) }] as const
  })
  const files = Array.from(
    documents.files,
    ([file, document]) => [file, { ...document, topics: accentedTopics(document) }] as const,
  )
  return {
    catalog: { language, entries: new Map(entries), problems: [] },
    documents: { language, files: new Map(files), problems: [] },
    terms: { terms: undefined, problems: [] },
    overrides: noOverrides,
  }
}

function bracketed(message: Message, language: MessageLanguage): Message {
  if (message.length === 0) return message
  const accented = accentAll(message, language)
  return [{ type: TYPE.literal, value: '[' }, ...accented, { type: TYPE.literal, value: ']' }]
}

function accentAll(message: Message, language: MessageLanguage): MessageFormatElement[] {
  return message.map((part): MessageFormatElement => {
    if (part.type === TYPE.literal) return { ...part, value: pseudoText(part.value) }
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part
    const options = Object.entries(part.options).map(([key, { value }]) => [
      key,
      { value: accentAll(value, language) },
    ])
    return { ...part, options: Object.fromEntries(options) }
  })
}

function accentedTopics({ topics }: DocumentFile): Map<string, Topic> {
  return new Map(
    Array.from(topics, ([id, { title, words, blocks }]) => [
      id,
      {
        title: `[${pseudoText(title)}]`,
        words: words.map(pseudoText),
        blocks: blocks.map((block) => {
          if (typeof block === 'string') return `[${pseudoText(block)}]`
          if ('heading' in block) return { heading: `[${pseudoText(block.heading)}]` }
          return 'steps' in block
            ? { steps: block.steps.map(pseudoText) }
            : { list: block.list.map(pseudoText) }
        }),
      },
    ]),
  )
}

/** Parts that are not translated: values, targets of links, file names, URLs, addresses. */
const kept =
  /(\{[\w.-]+\}|\(#[\w-]+\)|https?:\/\/\S+|\b[\w/-]+(?:\.[\w-]+)*\.(?:ts|json|eth|com|org)\b|\b0x[0-9a-fA-F]+)/

export function pseudoText(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, accent)))
    .join('')
}

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accentedLetters = 'àƀçďéƒğĥîĵķļɱñóþɋŕšţûṽŵẋýžÀƁÇĎÉƑĞĤÎĴĶĻṀÑÓÞɊŔŠŢÛṼŴẊÝŽ'

function accent(letter: string): string {
  return accentedLetters[plainLetters.indexOf(letter)] ?? letter
}
