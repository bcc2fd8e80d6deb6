import { describe, expect, test } from 'vitest'
import { compileMessage } from '../../../scripts/lib/messages/compile-message.ts'
import { valuesOf as valuesOfTopic } from '../../../scripts/lib/messages/documents.ts'
import { type Message, parseMessage, valuesOf } from '../../../scripts/lib/messages/parse-message.ts'
import { pseudoText } from '../../../scripts/lib/messages/pseudo.ts'
import { readLanguages } from '../../../scripts/lib/messages/read-messages.ts'
import { withSiteWords } from '../../../scripts/lib/messages/site-words.ts'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { languages, testLanguage } from '../../../src/language/languages.ts'
import { evaluate, words } from '../../support/message-project.ts'

const { english, translations } = await readLanguages(projectRoot, [languages[0], testLanguage], words)
const [pseudo] = translations
const withWords = (message: Message) => withSiteWords(message, words(testLanguage), testLanguage.direction)

describe('the English messages', () => {
  test('every message differs in the pseudo-language, has the same values, and is in brackets', () => {
    expect(pseudo?.catalog.entries.size).toBe(english.catalog.entries.size)
    const wrong: string[] = []
    for (const [key, entry] of english.catalog.entries) {
      const { message, placeholders } = english.overrides.entries.get(key) ?? entry
      const own = pseudo?.catalog.entries.get(key)?.message ?? []
      const code = compileMessage(withWords(own), placeholders, testLanguage)
      if (valuesOf(own).join() !== valuesOf(message).join()) wrong.push(`${key}: ${valuesOf(own)}`)
      // A message may be empty, as the optional end of a sentence.
      else if (message.length > 0 && !/(^"|`)\[.*\]("|`)$/s.test(code)) wrong.push(`${key}: ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('every message has plain letters only in values and names', () => {
    const plain = [...english.catalog.entries].flatMap(([key, { message, placeholders }]) => {
      const own = pseudo?.catalog.entries.get(key)?.message ?? []
      const isText = placeholders.length === 0 && message.length > 0 && valuesOf(own).length === 0
      const text = isText ? String(evaluate(compileMessage(own, placeholders, testLanguage))) : ''
      return /[a-z]/i.test(text) && pseudoText(text) !== text ? `${key}: ${text}` : []
    })
    expect(plain).toEqual([])
  })
})

test('every topic differs and keeps its values and the targets of its links', () => {
  const linksOf = (blocks: unknown) => JSON.stringify(blocks).match(/\]\(#[\w-]+\)/g)
  for (const [file, { topics }] of english.documents.files) {
    const own = pseudo?.documents.files.get(file)?.topics
    expect([...(own?.keys() ?? [])]).toEqual([...topics.keys()])
    for (const [id, topic] of topics) {
      const other = own?.get(id)
      expect(other?.title, id).not.toBe(topic.title)
      expect(other && valuesOfTopic(other), id).toEqual(valuesOfTopic(topic))
      expect(linksOf(other?.blocks), id).toEqual(linksOf(topic.blocks))
      expect(JSON.stringify(other?.blocks), id).not.toBe(JSON.stringify(topic.blocks))
    }
  }
})

test('letters get accents, and untranslated names get none', () => {
  expect(pseudoText('Open https://example.org/a and community/config.ts for {name}')).toBe(
    'Óþéñ https://example.org/a àñď community/config.ts ƒóŕ {name}',
  )
  expect(pseudoText('{programNames.send.title} of {site} at 0xAbC, see name.eth')).toBe(
    '{programNames.send.title} óƒ {site} àţ 0xAbC, šéé name.eth',
  )
})

test('the pseudo-language has its own plural rules, and its values are isolated', () => {
  const entry = parseMessage('{count, plural, one {# heart} other {# hearts}} of {name}', languages[0])
  if ('problem' in entry) throw new Error(entry.problem)
  const placeholders = [
    { name: 'count', type: 'int' },
    { name: 'name', type: 'String' },
  ] as const
  const say = evaluate(compileMessage(entry, placeholders, testLanguage))
  expect([say(1, 'A'), say(3, 'A')]).toEqual(['1 heart of \u2068A\u2069', '3 hearts of \u2068A\u2069'])
})
