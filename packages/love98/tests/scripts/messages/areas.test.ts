import { transform } from '@swc/core'
import { expect, test } from 'vitest'
import type { Catalog } from '../../../scripts/lib/messages/read-catalog.ts'
import { readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import {
  evaluate,
  languageOf,
  type MessageFiles,
  messageProject,
  words,
} from '../../support/message-project.ts'

const english = {
  '@@locale': 'en',
  'exchangeReview.title': 'Review',
  '@exchangeReview.title': { description: 'Title of the window. Ends */ here' },
  'exchangeReview.menu.close': 'Close',
  'exchangeReview.menu.quit-now': 'Quit',
  'exchangeReview.menu.constructor.deep': 'Deep',
  'exchangeReview.lines.0': 'One',
  'exchangeReview.lines.1': 'Two {pair}',
  '@exchangeReview.lines.1': { placeholders: { pair: {} } },
  'exchangeReview.lines.2': 'Three',
  'exchangeReview.hearts': '{new, plural, one {# heart} other {# hearts}}',
  '@exchangeReview.hearts': { placeholders: { new: { type: 'int' } } },
  'exchangeReview.swapped': '{b} for {a}',
  '@exchangeReview.swapped': { placeholders: { a: {}, b: {} } },
  'send.title': 'Send',
}

const russian = {
  'exchangeReview.menu.close': 'Закрыть',
  'exchangeReview.lines.2': 'Три',
  'exchangeReview.hearts': '{new, plural, one {# сердце} few {# сердца} many {# сердец} other {# сердца}}',
  'exchangeReview.swapped': '{a} на {b}',
}

async function read(files: MessageFiles = {}, ids = ['en', 'ru', 'ar']) {
  const root = await messageProject({ 'en/exchange.arb': english, ...files })
  return readMessages(root, ids.map(languageOf), words, root)
}

async function textsIn(id: string, files?: MessageFiles) {
  const { modules } = await read(files)
  return evaluate(modules.get('exchange-review')?.codeIn(id) ?? '')
}

test('messages are grouped into modules by the first word of their keys, in any file', async () => {
  const { modules } = await read({ 'en/zend.arb': { 'send.later': 'Later' } })
  expect([...modules.keys()]).toEqual([
    'exchange-review',
    'send',
    'language-facts',
    'translation-shares',
    'community-terms',
    'community-pages',
    'community-page-names',
  ])
  expect(modules.get('exchange-review')?.name).toBe('exchangeReview')
  expect(evaluate(modules.get('send')?.codeIn('en') ?? '')).toEqual({ title: 'Send', later: 'Later' })
})

test('keys become nested objects, numbered keys become lists, and values become parameters', async () => {
  const texts = await textsIn('en')
  expect(texts.title).toBe('Review')
  expect(texts.menu).toEqual({ close: 'Close', 'quit-now': 'Quit', constructor: { deep: 'Deep' } })
  expect([texts.lines[0], texts.lines[1]('CAT'), texts.lines[2], texts.lines.length]).toEqual([
    'One',
    'Two CAT',
    'Three',
    3,
  ])
  expect([texts.hearts(1), texts.hearts(2_000)]).toEqual(['1 heart', '2,000 hearts'])
  expect(texts.swapped('A', 'B')).toBe('B for A')
})

test('a translation has its own order of values and its own plurals', async () => {
  const texts = await textsIn('ru', { 'ru/exchange.arb': russian })
  expect(texts.swapped('A', 'B')).toBe('A на B')
  expect([1, 2, 5, 21].map(texts.hearts)).toEqual(['1 сердце', '2 сердца', '5 сердец', '21 сердце'])
})

test('missing messages of a translation are English, in lists and groups too', async () => {
  const texts = await textsIn('ru', { 'ru/exchange.arb': russian })
  expect(texts.title).toBe('Review')
  expect(texts.menu).toEqual({ close: 'Закрыть', 'quit-now': 'Quit', constructor: { deep: 'Deep' } })
  expect([texts.lines[0], texts.lines[1]('CAT'), texts.lines[2]]).toEqual(['One', 'Two CAT', 'Три'])
})

test('an English message in a translation uses the English plural rules', async () => {
  const { 'exchangeReview.hearts': _, ...rest } = russian
  const texts = await textsIn('ru', { 'ru/exchange.arb': rest })
  // Russian would use `one` for 21.
  expect([1, 2, 21].map(texts.hearts)).toEqual(['1 heart', '2 hearts', '21 hearts'])
  const arabic = await textsIn('ar', { 'ar/exchange.arb': { 'exchangeReview.title': 'مراجعة' } })
  expect([arabic.title, arabic.hearts(0)]).toEqual(['مراجعة', '0 hearts'])
})

test('an unknown language is English', async () => {
  expect((await textsIn('nowhere')).title).toBe('Review')
})

test('the module contains the English text and its types', async () => {
  const { modules } = await read()
  const source = modules.get('exchange-review')?.source ?? ''
  expect(source).toContain('// Made from messages/en/exchange.arb: change the messages there.')
  expect(source).toContain('/** Title of the window. Ends * / here */')
  expect(source).toContain(
    `/** {b} for {a} */\n  swapped: (a: string, b: string): string => \`\${b} for \${a}\`,`,
  )
  expect(source).toContain('hearts: (new_: number): string =>')
  const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })
  const texts = evaluate(code.slice(code.indexOf('{')).replace(/;\s*$/, ''))
  expect([texts.lines[2], texts.hearts(1)]).toEqual(['Three', '1 heart'])
})

test.each([
  ['String', 'string'],
  ['String?', 'string | null | undefined'],
  ['int', 'number'],
  ['int?', 'number | undefined'],
  ['bigint', 'bigint'],
  ['bool', 'boolean'],
])('a value of the type %s is a %s in code', async (type, typescript) => {
  const use = type === 'bool' ? '{x, select, true {Yes} other {No}}' : '{x}'
  const files = { 'en/a.arb': { 'a.b': use, '@a.b': { placeholders: { x: { type } } } } }
  const { modules } = await read(files)
  expect(modules.get('a')?.source).toContain(`b: (x: ${typescript}): string =>`)
})

test('the facts name the language of a page, and the shares give the translated part', async () => {
  const { modules, english: original } = await read({ 'ru/exchange.arb': russian, 'ar/exchange.arb': {} })
  const facts = modules.get('language-facts')
  expect(evaluate(facts?.codeIn('ar') ?? '')).toEqual({ tag: 'ar', direction: 'rtl', id: 'ar' })
  expect(evaluate(facts?.codeIn('en') ?? '')).toEqual({ tag: 'en-US', direction: 'ltr', id: 'en' })
  const { size }: Catalog['entries'] = original.catalog.entries
  const share = Math.floor((100 * Object.keys(russian).length) / size)
  expect(evaluate(modules.get('translation-shares')?.codeIn('ru') ?? '')).toEqual({ ru: share, ar: 0 })
  expect(share).toBeGreaterThan(30)
})
