import { describe, expect, test } from 'vitest'
import { placeTexts } from '../../../../scripts/lib/build/plugins/place-texts.ts'
import { readMessages, type TextModule } from '../../../../scripts/lib/messages/read-messages.ts'
import {
  evaluate,
  languageOf,
  type MessageFiles,
  messageProject,
  words,
} from '../../../support/message-project.ts'

const english = {
  'greeting.hello': 'Hello',
  'greeting.file': '{name} is lost',
  '@greeting.file': { placeholders: { name: {} } },
  'greeting.count': '{count, plural, one {# heart} other {# hearts}}',
  '@greeting.count': { placeholders: { count: { type: 'int' } } },
  'greeting.lines.0': 'one',
  'greeting.lines.1': 'two',
  'greeting.menu.close': 'Close',
  'greeting.menu.quit': "Don't ®",
  'farewell.bye': 'Bye',
}
const russian = {
  'greeting.hello': 'Привет, «ты»',
  'greeting.count': '{count, plural, one {# сердце} few {# сердца} many {# сердец} other {# сердца}}',
  'greeting.menu.close': 'Закрыть',
}
const files: MessageFiles = { 'en/a.arb': english, 'ru/a.arb': russian }

const call = (name: string) => `__texts("${name}#0123abcd")`
const script = `(()=>{var a=${call('greeting')},b=()=>${call('farewell')};return [a,b()]})()`

/** @returns the scripts by name, those of a language below its folder */
async function place(scripts: Readonly<Record<string, string>>, added?: readonly [string, TextModule]) {
  const root = await messageProject(files)
  const { modules } = await readMessages(root, [languageOf('en'), languageOf('ru')], words, root)
  const chunks = Object.entries(scripts).map(([name, code]) => ({ name, code }))
  const { english, translated } = await placeTexts(chunks, new Map([...modules, ...(added ? [added] : [])]), [
    'en',
    'ru',
  ])
  const others = translated.map(({ name, language, code }) => [`${language}/${name}`, code] as const)
  return new Map([...english, ...others])
}

const scripts = { 'a.js': script, 'b.js': '0' }

test('the script has the English messages', async () => {
  const [greeting, farewell] = evaluate((await place(scripts)).get('a.js') ?? '')
  expect({ ...greeting, file: greeting.file('A'), count: greeting.count(2) }).toEqual({
    hello: 'Hello',
    file: 'A is lost',
    count: '2 hearts',
    lines: ['one', 'two'],
    menu: { close: 'Close', quit: "Don't ®" },
  })
  expect(farewell).toEqual({ bye: 'Bye' })
})

test('the script of another language has the translation, with its plurals, and English for missing messages', async () => {
  const [greeting, farewell] = evaluate((await place(scripts)).get('ru/a.js') ?? '')
  expect({ ...greeting, file: greeting.file('A') }).toMatchObject({
    hello: 'Привет, «ты»',
    file: 'A is lost',
    menu: { close: 'Закрыть', quit: "Don't ®" },
  })
  expect([1, 2, 5].map(greeting.count)).toEqual(['1 сердце', '2 сердца', '5 сердец'])
  expect(farewell).toEqual({ bye: 'Bye' })
})

test('a script contains no texts of another language, and one without texts has no copy', async () => {
  const placed = await place(scripts)
  const own = placed.get('ru/a.js')
  // Latin-1 letters are written unchanged, not as escapes of the minifier.
  for (const words of ['Привет, «ты»', '®']) expect(own).toContain(words)
  for (const words of ['Hello', 'hearts', '"Close"']) expect(own).not.toContain(words)
  expect(placed.get('a.js')).not.toContain('Закрыть')
  expect([...placed.keys()]).toEqual(['a.js', 'ru/a.js'])
})

describe('replacing a mark by an expression', () => {
  const inFunction = (code: string) => `(()=>{${code}})()`
  test.each([
    [
      'at the begin of a statement',
      inFunction(`let a=[];${call('greeting')}.lines.forEach(line=>a.push(line));return a`),
    ],
    [
      'at the begin of a block',
      inFunction(`let a;if(!a){${call('greeting')}.lines;a=${call('greeting')}}return a.lines`),
    ],
    ['as the body of a function', `(()=>${call('greeting')})().lines`],
    ['after a bracket', `[...[${call('greeting')}][0].lines]`],
    ['with the quotes of a template', `${call('greeting').replaceAll('"', '`')}.lines`],
    ['with single quotes', `${call('greeting').replaceAll('"', "'")}.lines`],
  ])('the mark is replaced %s', async (_, code) => {
    expect(evaluate((await place({ 'a.js': code })).get('a.js') ?? '')).toEqual(['one', 'two'])
  })
})

test.each([
  ['that no script contains', { 'a.js': '0' }, 'No built script contains texts'],
  ['in an unknown form', { 'a.js': `__texts(1);${call('greeting')}` }, 'unknown form'],
  ['that have no messages', { 'a.js': call('gone') }, 'The built scripts name the texts "gone"'],
])('texts %s fail the build', async (_, built, problem) => {
  await expect(place(built)).rejects.toThrow(problem)
})

test('texts that the minifier does not keep fail the build', async () => {
  const module = { name: 'broken', source: '', codeIn: () => '1);x=(2' }
  await expect(place({ 'a.js': call('broken') }, ['broken', module])).rejects.toThrow(
    'The minifier wrote the texts "broken" in an unknown form.',
  )
})
