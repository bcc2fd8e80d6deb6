import { expect, test } from 'vitest'
import { nearestName } from '../../../scripts/lib/messages/nearest-name.ts'
import { readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import {
  evaluate,
  languageOf,
  type MessageFiles,
  messageProject,
  words,
} from '../../support/message-project.ts'

const messages = {
  'en/shop.arb': {
    'shop.title': 'Shop',
    '@shop.title': { 'x-maxLength': 12 },
    'shop.open': 'Open {name}',
    'shop.count': '{count, plural, one {# item} other {# items}}',
    '@shop.count': { placeholders: { count: { type: 'int' } } },
  },
  'de/shop.arb': { 'shop.title': 'Laden' },
}

async function read(own: MessageFiles) {
  const files = Object.entries(own).map(([file, text]) => [`../community/texts/${file}`, text])
  const root = await messageProject({ ...messages, ...Object.fromEntries(files) })
  return readMessages(root, ['en', 'de', 'ru'].map(languageOf), words, root)
}

async function shopIn(id: string, own: MessageFiles) {
  return evaluate((await read(own)).modules.get('shop')?.codeIn(id) ?? '')
}

async function problemsWith(file: string, own: string | object) {
  return read({ [file]: own }).then(
    () => [],
    (error) => error.message.split('\n').slice(1),
  )
}

test('the messages of the community replace the messages of the same key and language', async () => {
  const own = { 'en.arb': { '@@locale': 'en', 'shop.title': '{site}!', 'shop.open': 'Visit {name}' } }
  const english = await shopIn('en', own)
  expect([english.title, english.open('Ann'), english.count(2)]).toEqual([
    'Duck Pond!',
    'Visit Ann',
    '2 items',
  ])
  expect((await read(own)).modules.get('shop')?.source).toContain('title: "Duck Pond!"')
})

test('a translation stays without an override of its language, and a missing one shows the English override', async () => {
  const german = await shopIn('de', { 'en.arb': { 'shop.title': 'Pond', 'shop.open': 'Visit {name}' } })
  expect([german.title, german.open('Ann')]).toEqual(['Laden', 'Visit Ann'])
})

test('an override may word a message that is not translated', async () => {
  const russian = await shopIn('ru', {
    'ru.arb': { 'shop.count': '{count, plural, one {# утка} few {# утки} many {# уток} other {# утки}}' },
  })
  expect([russian.count(1), russian.count(5)]).toEqual(['1 утка', '5 уток'])
  expect(russian.title).toBe('Shop')
})

test.each([
  [
    'en.arb',
    { 'shop.titel': 'A' },
    'shop.titel is not the key of a message: write shop.title, or another key of messages/en',
  ],
  ['en.arb', { unrelated: 'A' }, 'unrelated is not the key of a message: write a key of messages/en'],
  [
    'en.arb',
    { '@shop.title': {} },
    '@shop.title is not the key of a message: write shop.title, or another key of messages/en',
  ],
  ['en.arb', { 'shop.title': 5 }, 'shop.title is 5: write a text'],
  ['de.arb', { 'shop.open': 'Auf' }, 'shop.open lacks the value {name} of the English message: add it'],
  [
    'de.arb',
    { 'shop.open': '{name} {x}' },
    'shop.open has the value {x}, which the English message does not have: use {name}',
  ],
  ['en.arb', { 'shop.title': 'A {' }, 'shop.title'],
  ['en.arb', { 'shop.title': '<b>A</b>' }, 'shop.title contains HTML'],
  ['ru.arb', { 'shop.count': '{count, plural, other {#}}' }, 'shop.count lacks the plural category '],
  [
    'en.arb',
    { 'shop.title': 'Far too long a title' },
    'shop.title has 20 letters, and its place has room for 12: shorten it',
  ],
])('%s with %j is refused, and the error names file and key', async (file, own, problem) => {
  const [first, ...more] = await problemsWith(file, own)
  expect(first).toContain(`community/texts/${file}: ${problem}`)
  expect(more).toEqual([])
})

test('a file that is not JSON, has a wrong locale or no known language is refused', async () => {
  expect((await problemsWith('en.arb', '{'))[0]).toContain('community/texts/en.arb is not JSON')
  expect((await problemsWith('en.arb', '{"shop.title": "A", "shop.title": "B"}'))[0]).toBe(
    'community/texts/en.arb has the key "shop.title" twice: delete one',
  )
  expect(await problemsWith('de.arb', { '@@locale': 'fr' })).toEqual([
    'community/texts/de.arb: "@@locale" is "fr": write "de"',
  ])
  expect((await problemsWith('xx.arb', {}))[0]).toContain(
    'community/texts/xx.arb is not a language of the product: name it <language>.arb (en, es,',
  )
})

test('the nearest name has the fewest edits, and a quite different one is not near', () => {
  expect(nearestName('send.titl', ['send.total', 'send.title', 'x'])).toBe('send.title')
  expect(nearestName('abc', ['xyz', 'uvw'])).toBeUndefined()
  expect(nearestName('', [])).toBeUndefined()
})
