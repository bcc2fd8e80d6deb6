import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import { languageOf, type MessageFiles, messageProject, words } from '../../support/message-project.ts'

const english = {
  '@@locale': 'en',
  'swap.title': 'Swap {pair}',
  '@swap.title': { description: 'Title of the window', placeholders: { pair: {} } },
  'swap.max': 'Max',
  '@swap.max': { 'x-maxLength': 5 },
  'swap.hearts': '{count, plural, one {# heart} other {# hearts}}',
  '@swap.hearts': { placeholders: { count: { type: 'int' } } },
  'swap.state': '{state, select, ready {Ready} other {Wait}}',
  '@swap.state': { placeholders: { state: {} } },
  'swap.paid': '{isPaid, select, true {Paid} other {Open}}',
  '@swap.paid': { placeholders: { isPaid: { type: 'bool' } } },
  'swap.at': 'At {at, time, short}',
  '@swap.at': { placeholders: { at: { type: 'DateTime' } } },
  'swap.wei': '{wei} wei',
  '@swap.wei': { placeholders: { wei: { type: 'bigint' } } },
}

/** @returns the error of the build without its first line; empty without an error */
async function problemsOf(files: MessageFiles): Promise<string> {
  const root = await messageProject({ 'en/swap.arb': english, ...files })
  try {
    await readMessages(root, [languageOf('en'), languageOf('pt-br')], words, root)
    return ''
  } catch (error) {
    const [first, ...lines] = (error as Error).message.split('\n')
    expect(first).toBe('The messages cannot be built:')
    return lines.join('\n')
  }
}

const translated = (texts: object) => ({ 'pt-br/swap.arb': { '@@locale': 'pt_BR', ...texts } })

test('valid messages have no problems', async () => {
  const files = translated({
    'swap.title': 'Trocar {pair}',
    'swap.max': 'Máx.',
    'swap.hearts': '{count, plural, one {# coração} other {# corações}}',
    'swap.state': '{state, select, ready {Pronto} other {Espere}}',
    'swap.at': 'Às {at, time, short}',
  })
  expect(await problemsOf(files)).toBe('')
})

test.each([
  ['that is not JSON', '{ "swap.max": ', /^messages\/pt-br\/swap\.arb is not JSON: /],
  ['that is a list', '[]', /^messages\/pt-br\/swap\.arb is not a JSON object: write \{ "key": "message" \}$/],
  [
    'that has a key twice',
    '{\n  "swap.max": "Máx.",\n  "swap.max": "Max."\n}',
    /^messages\/pt-br\/swap\.arb has the key "swap\.max" twice: delete one$/,
  ],
  [
    'that has a key twice on one line',
    '{"swap.max":"a:{","@swap.max":{"description":"swap.max"},"swap.max" : "Max."}',
    /^messages\/pt-br\/swap\.arb has the key "swap\.max" twice: delete one$/,
  ],
  [
    'that names another language',
    '{ "@@locale": "pt" }',
    /^messages\/pt-br\/swap\.arb: "@@locale" is "pt": write "pt_BR"$/,
  ],
])('a file %s is refused by its name', async (_, content, problem) => {
  expect(await problemsOf({ 'pt-br/swap.arb': content })).toMatch(problem)
})

test.each([
  [
    'a syntax error',
    { 'swap.title': 'Trocar {pair' },
    "swap.title has a { without its }: close it, or write '{' for a brace",
  ],
  [
    'an unknown plural category',
    { 'swap.hearts': '{count, plural, one {#} few {#} other {#}}' },
    'swap.hearts has the plural category "few", which pt-BR does not have: use',
  ],
  [
    'no category that it needs',
    { 'swap.hearts': '{count, plural, other {#}}' },
    'swap.hearts lacks the plural category one of {count}: add it',
  ],
  [
    'a value too few',
    { 'swap.title': 'Trocar' },
    'swap.title lacks the value {pair} of the English message: add it',
  ],
  [
    'a value too many',
    { 'swap.max': 'Máx. {pair}' },
    'swap.max has the value {pair}, which the English message does not have: delete it',
  ],
  [
    'a misspelled value',
    { 'swap.title': 'Trocar {par}' },
    'swap.title has the value {par}, which the English message does not have: use {pair}',
  ],
  [
    'a key that English lacks',
    { 'swap.titel': 'Trocar' },
    'swap.titel is not in English: delete it, or write the English key',
  ],
  [
    'raw controls',
    { 'swap.title': '\u2068Trocar\u2069 {pair}' },
    'swap.title contains a directional control character: delete it',
  ],
  ['HTML', { 'swap.max': '<b>Máx</b>' }, 'swap.max contains HTML: write plain text'],
  ['no room', { 'swap.max': 'Máximo' }, 'swap.max has 6 letters, and its place has room for 5: shorten it'],
  ['a number instead of a text', { 'swap.max': 5 }, 'swap.max is 5: write a text'],
  ['a key without a part', { max: 'Máx' }, 'max is not a key: write part.name, such as "exchange.title"'],
  [
    'a plural of a text',
    { 'swap.title': '{pair, plural, one {Par} other {Pares}}' },
    'swap.title has a plural of {pair}, which is of the type String: write {pair}',
  ],
  [
    'a plural of a bigint',
    { 'swap.wei': '{wei, plural, one {#} other {#}}' },
    'swap.wei has a plural of {wei}, which is of the type bigint',
  ],
  [
    'a choice that English lacks',
    { 'swap.state': '{state, select, redy {Pronto} other {Espere}}' },
    'swap.state has the choice "redy" of {state}, which the English message does not have: use ready, other',
  ],
  [
    'a choice of a yes or no',
    { 'swap.paid': '{isPaid, select, yes {Pago} other {Aberto}}' },
    'swap.paid has the choice "yes" of {isPaid}, which is true or false: use true, false, other',
  ],
  [
    'a choice of a number',
    { 'swap.hearts': '{count, select, 1 {um} other {muitos}}' },
    'swap.hearts chooses "1" of the number {count}: use {count, plural, =1 {…} other {…}}',
  ],
  [
    'a time of a text',
    { 'swap.title': '{pair, time, short}' },
    'swap.title has a time of {pair}, which is of the type String: write {pair}',
  ],
  [
    'a time without its form',
    { 'swap.at': 'Às {at}' },
    'swap.at has the time {at} without a form: write {at, time, short}',
  ],
])('a translation with %s is refused by file and key', async (_, texts, problem) => {
  const found = await problemsOf(translated(texts))
  expect(found).toContain(`messages/pt-br/swap.arb: ${problem}`)
})

test('letters are counted as graphemes, not as UTF-16', async () => {
  expect(await problemsOf(translated({ 'swap.max': '💔💔💔💔💔' }))).toBe('')
})

test.each([
  [
    'values without metadata, whose order is not clear',
    { 'swap.max': 'Max {pair} {amount}' },
    'swap.max uses {pair}, {amount}: name it in "placeholders" of "@swap.max", in the order of the parameters',
  ],
  [
    'metadata of a value that is not used',
    { 'swap.title': 'Swap' },
    'swap.title has the placeholder pair, which the message does not use: delete it',
  ],
  [
    'an unknown type',
    { '@swap.title': { placeholders: { pair: { type: 'string' } } } },
    'swap.title gives pair the type "string": use String, String?, int,',
  ],
  [
    'a name that is no name in code',
    { 'swap.title': 'Swap {0}', '@swap.title': { placeholders: { 0: {} } } },
    'swap.title has the placeholder 0: begin its name with a letter',
  ],
  [
    'metadata without a message',
    { '@swap.gone': {} },
    '@swap.gone describes a message that is not there: delete it',
  ],
  [
    'a text that is too long',
    { 'swap.max': 'Maximum' },
    'swap.max has 7 letters, and its place has room for 5: shorten it',
  ],
  [
    'a message that is also a group',
    { 'swap.max.hint': 'All of it' },
    'swap.max.hint begins with the key swap.max: rename one',
  ],
])('English with %s is refused by file and key', async (_, texts, problem) => {
  expect(await problemsOf({ 'en/swap.arb': { ...english, ...texts } })).toContain(
    `messages/en/swap.arb: ${problem}`,
  )
})

test('a value that is passed and not used is allowed if the metadata says so', async () => {
  const texts = { 'swap.max': 'Max', '@swap.max': { placeholders: { pair: { 'x-unused': true } } } }
  expect(await problemsOf({ 'en/swap.arb': { ...english, ...texts } })).toBe('')
})

test('a key in two files, and a translation in another file than its English, are refused', async () => {
  const more = { '@@locale': 'en', 'swap.max': 'Max', 'send.title': 'Send' }
  expect(await problemsOf({ 'en/zend.arb': more })).toBe(
    'messages/en/zend.arb: swap.max is in swap.arb too: delete one',
  )
  const files = { 'en/zend.arb': { 'send.title': 'Send' }, ...translated({ 'send.title': 'Enviar' }) }
  expect(await problemsOf(files)).toBe(
    'messages/pt-br/swap.arb: send.title is in messages/en/zend.arb in English: move it there',
  )
})

test('the error lists twenty problems and counts the rest', async () => {
  const texts = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`swap.x${index}`, 'x']))
  const lines = (await problemsOf(translated(texts))).split('\n')
  expect(lines.length).toBe(21)
  expect(lines.at(-1)).toBe('… and 5 more.')
})
