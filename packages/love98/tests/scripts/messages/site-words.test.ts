import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import { type SiteWordsIn, siteWordsOf } from '../../../scripts/lib/messages/site-words.ts'
import { inlinesOf } from '../../../src/language/document.ts'
import {
  evaluate,
  languageOf,
  type MessageFiles,
  messageProject,
  words,
} from '../../support/message-project.ts'

const english = {
  'shop.title': '{site} Shop',
  'shop.slogan': '{sentence}: {token}',
  'shop.bought': '{site}: {name} bought {amount}',
  '@shop.bought': { placeholders: { name: {}, amount: {} } },
  'shop.count': '{count, plural, one {# item of {site}} other {# items of {site}}}',
  '@shop.count': { placeholders: { count: { type: 'int' } } },
}

async function shopIn(id: string, siteWords: SiteWordsIn = words, files: MessageFiles = {}) {
  const root = await messageProject({ 'en/shop.arb': english, ...files })
  const { modules } = await readMessages(root, ['en', 'de', 'ar'].map(languageOf), siteWords, root)
  return evaluate(modules.get('shop')?.codeIn(id) ?? '')
}

async function problemsWith(files: MessageFiles) {
  return shopIn('en', words, files).then(
    () => [],
    (error) => error.message.split('\n').slice(1),
  )
}

const named = (name: string) => siteWordsOf({ site: { name, sentence: name, language: 'en' } })

/** Names that JavaScript, ICU MessageFormat, Markdown or HTML could read as syntax. */
const hostileNames = [
  `"quoted" 'single' \`back\``,
  '<b>bold</b></script><!--',
  '{site} {name} {count, plural, other {#}}',
  '# ## $& $1 $' + '{evil()} $',
  'C:\\new\\u0041\\',
  '[link](#welcome) _em_ **bold** - 1. |',
  '😀👩‍👩‍👧 猫 قطة',
]

test('a message with built-in values alone is a text, and other values stay parameters', async () => {
  const shop = await shopIn('en')
  expect(shop.title).toBe('Duck Pond Shop')
  expect(shop.slogan).toBe('quack together: DUCK')
  expect(shop.bought('Ann', '5')).toBe('Duck Pond: Ann bought 5')
  expect([shop.count(1), shop.count(2)]).toEqual(['1 item of Duck Pond', '2 items of Duck Pond'])
})

test('each language has its own words, and English messages on its pages have them too', async () => {
  const local = siteWordsOf({
    site: {
      ...{ name: 'Duck Pond', sentence: 'quack', language: 'en' },
      translations: { de: { name: 'Ententeich' }, ar: { sentence: 'بطة' } },
    },
    tokens: { QUACK: {}, DUCK: {} },
  })
  const german = await shopIn('de', local, { 'de/shop.arb': { 'shop.title': 'Laden von {site}' } })
  expect([german.title, german.slogan]).toEqual(['Laden von Ententeich', 'quack: QUACK'])
})

test('a page in the language of the file has its originals', () => {
  const site = {
    name: 'Teich',
    sentence: 'quak',
    language: 'de-CH',
    translations: { de: { name: 'Anders' } },
  }
  expect(siteWordsOf({ site })(languageOf('de')).site).toBe('Teich')
})

test('a word is isolated in a text that is written from right to left', async () => {
  const arabic = await shopIn('ar', words, { 'ar/shop.arb': { 'shop.title': 'متجر {site}' } })
  expect(arabic.title).toBe('متجر \u2068Duck Pond\u2069')
})

test('the token is the base asset of the first pair, the first token, or ETH', () => {
  const tokenOf = (file: object) =>
    siteWordsOf({ site: { name: 'A', language: 'en' }, ...file })(languageOf('en')).token
  expect(tokenOf({ pairs: [{ baseAsset: '$CAT' }], tokens: { DAI: {} } })).toBe('$CAT')
  expect(tokenOf({ pairs: [], tokens: { DAI: {}, WETH: {} } })).toBe('DAI')
  expect(tokenOf({})).toBe('ETH')
})

test.each([undefined, null, 5, {}, { site: { name: 5 }, pairs: 'x' }])(
  'the words of the wrong file %j are empty, because another check reports it',
  (file) => expect(siteWordsOf(file)(languageOf('de'))).toEqual({ site: '', sentence: '', token: 'ETH' }),
)

test('a word is one line without directional controls', () => {
  expect(named(' A\n\tB\u202E C ')(languageOf('en')).site).toBe('A B C')
})

test.each(hostileNames)('the name %s is unchanged in messages', async (name) => {
  const shop = await shopIn('en', named(name))
  expect(shop.title).toBe(`${name} Shop`)
  expect(shop.bought('Ann', '5')).toBe(`${name}: Ann bought 5`)
  expect(shop.count(1)).toBe(`1 item of ${name}`)
})

test.each(hostileNames)('the name %s is text in a document, and makes no link and no value', async (name) => {
  const help = [
    '## {site} Help {#welcome}',
    '{site} has [{site}](#welcome) for {block}.',
    '- {sentence}',
    '_Index: {site}, help_',
  ].join('\n\n')
  const root = await messageProject({ 'en/shop.arb': english, 'en/help.md': help })
  const { modules } = await readMessages(root, [languageOf('en')], named(name), root)
  const { welcome } = evaluate(modules.get('help-topics')?.codeIn('en') ?? '')
  const shown = name.replaceAll('[', '［').replaceAll(']', '］')
  expect(welcome.title).toBe(`${shown} Help`)
  expect(welcome.words).toEqual([shown, 'help'])
  const [sentence, { list }] = welcome.text('block 7')
  expect(inlinesOf(sentence)).toEqual([
    { text: `${shown} has ` },
    { text: shown, topic: 'welcome' },
    { text: ' for block 7.' },
  ])
  expect(list.map(inlinesOf)).toEqual([[{ text: shown }]])
})

test('a document quotes a message by its key, as the community words it', async () => {
  const files = {
    'en/shop.arb': english,
    'en/help.md': '## {shop.title} {#shop}\n\nOpen [{shop.title}](#shop) now.\n',
    'de/help.md': '## {shop.title} {#shop}\n\nÖffnen Sie {shop.title}.\n',
    '../community/texts/de.arb': { 'shop.title': 'Unser {site}-Laden' },
  }
  const root = await messageProject(files)
  const { modules } = await readMessages(root, ['en', 'de'].map(languageOf), words, root)
  const topicIn = (id: string) => evaluate(modules.get('help-topics')?.codeIn(id) ?? '').shop
  expect(topicIn('en')).toEqual({
    title: 'Duck Pond Shop',
    words: [],
    text: ['Open [Duck Pond Shop](#shop) now.'],
  })
  expect(topicIn('de').title).toBe('Unser Duck Pond-Laden')
  expect(topicIn('de').text).toEqual(['Öffnen Sie Unser Duck Pond-Laden.'])
})

test.each([
  [
    '{shop.titel}',
    'messages/en/help.md: {#a} quotes {shop.titel}, and there is no such message: write {shop.title}',
  ],
  [
    '{shop.bought}',
    'messages/en/help.md: {#a} quotes {shop.bought}, which has values: quote a message without values',
  ],
])('the quotation %s is refused', async (quotation, problem) => {
  expect(await problemsWith({ 'en/help.md': `## A {#a}\n\n${quotation}\n` })).toEqual([problem])
})

test.each([
  [
    { 'shop.title': '{site} {name}', '@shop.title': { placeholders: { site: {}, name: {} } } },
    'has the placeholder site, which is the name of a built-in value: rename it',
  ],
  [{ 'shop.title': '{site, select, other {x}}' }, 'formats {site}, which is a text: write {site}'],
  [{ 'shop.title': '{token, number}' }, 'formats {token}, which is a text: write {token}'],
])('the message %j is refused', async (message, problem) => {
  expect((await problemsWith({ 'en/shop.arb': { ...english, ...message } })).join('\n')).toContain(
    `messages/en/shop.arb: shop.title ${problem}`,
  )
})

test('a translation may use a built-in value that the English message does not have', async () => {
  const german = await shopIn('de', words, { 'de/shop.arb': { 'shop.slogan': '{site}!' } })
  expect(german.slogan).toBe('Duck Pond!')
})

test('a limit reserves eight letters for the name, and five for the token', async () => {
  const limited = (most: number) => ({
    'en/shop.arb': { ...english, 'shop.title': 'To {site} {token}', '@shop.title': { 'x-maxLength': most } },
  })
  expect(await problemsWith(limited(17))).toEqual([])
  expect(await problemsWith(limited(16))).toEqual([
    'messages/en/shop.arb: shop.title has 17 letters, and its place has room for 16: shorten it',
  ])
})
