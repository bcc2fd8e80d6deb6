import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compileMessage,
  type Placeholder,
  type PlaceholderType,
  pluralHelper,
} from '../../../scripts/lib/messages/compile-message.ts'
import { type MessageLanguage, requiredCategories } from '../../../scripts/lib/messages/language.ts'
import { parseMessage } from '../../../scripts/lib/messages/parse-message.ts'
import { languages } from '../../../src/language/languages.ts'
import { evaluate, languageOf } from '../../support/message-project.ts'

type Types = Readonly<Record<string, PlaceholderType>>

function compile(text: string, language: MessageLanguage, types: Types = {}): string {
  const message = parseMessage(text, language)
  if ('problem' in message) throw new Error(`${text} ${message.problem}`)
  const placeholders = Object.entries(types).map(([name, type]): Placeholder => ({ name, type }))
  return compileMessage(message, placeholders, language)
}

/** @returns the text, or the function of its values */
function compiled(text: string, id: string, types: Types = {}) {
  const language = languageOf(id)
  const code = compile(text, language, types)
  return evaluate(`(()=>{${pluralHelper(code, language)}return ${code}})()`)
}

const [from, to] = ['\u2068', '\u2069']

describe.each(languages)('plurals in $id', (language) => {
  const rules = new Intl.PluralRules(language.tag)
  const required = requiredCategories(language)

  test('plurals use the right category for every number up to a thousand, and group the number', () => {
    const forms = required.map((category) => `${category} {${category} #}`).join(' ')
    const say = compiled(`{n, plural, ${forms}}`, language.id, { n: 'int' })
    for (let n = 0; n <= 1_000; n++) expect(say(n)).toBe(`${rules.select(n)} ${n.toLocaleString('en-US')}`)
  })

  test('plurals prefer exact numbers, and fall back to other if a category is missing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1_200 }), { maxLength: 4 }),
        fc.oneof(fc.nat(5), fc.nat(1_200), fc.nat(3_000_000)),
        (exact, n) => {
          const forms = [
            ...exact.map((number) => `=${number} {exactly #}`),
            ...required.map((category) => `${category} {${category} #}`),
          ]
          const say = compiled(`{n, plural, ${forms.join(' ')}}`, language.id, { n: 'int' })
          const category = rules.select(n)
          const form = exact.includes(n) ? 'exactly' : required.includes(category) ? category : 'other'
          expect(say(n)).toBe(`${form} ${n.toLocaleString('en-US')}`)
        },
      ),
    )
  })
})

test('a language with the plain rules of one and other needs no Intl.PluralRules', () => {
  const text = '{n, plural, one {# heart} other {# hearts}}'
  for (const id of ['en', 'de', 'fr']) {
    const code = compile(text, languageOf(id), { n: 'int' })
    expect(pluralHelper(code, languageOf(id)), id).toBe('')
  }
  const russian = compile('{n, plural, one {#} few {#} many {#} other {#}}', languageOf('ru'), { n: 'int' })
  expect(pluralHelper(russian, languageOf('ru'))).toContain('new Intl.PluralRules("ru")')
  const japanese = compile('{n, plural, other {# 個}}', languageOf('ja'), { n: 'int' })
  expect(pluralHelper(japanese, languageOf('ja'))).toBe('')
})

test('a plural inside of a select, and a select inside of a plural, keep their number', () => {
  const say = compiled(
    '{kind, select, heart {{n, plural, one {# heart} other {{mood, select, sad {{n, number} sad hearts} other {{n, number} hearts}}}}} other {#}}',
    'en',
    { kind: 'String', n: 'int', mood: 'String' },
  )
  expect([say('heart', 1, 'sad'), say('heart', 1_200, 'sad'), say('heart', 2, ''), say('x', 2, '')]).toEqual([
    '1 heart',
    '1,200 sad hearts',
    '2 hearts',
    '#',
  ])
})

describe('a select', () => {
  test('a select chooses by the text, and other for any other text', () => {
    const say = compiled('{side, select, buy {Bought} sell {Sold} other {Traded}}', 'en', { side: 'String' })
    expect(['buy', 'sell', '', 'constructor'].map(say)).toEqual(['Bought', 'Sold', 'Traded', 'Traded'])
  })

  test('a select chooses none for a missing or empty text', () => {
    const say = compiled('{name, select, none {Nameless} me {I} other {It is {name}}}', 'en', {
      name: 'String?',
    })
    expect([undefined, null, '', 'me', 'Ann'].map(say)).toEqual([
      'Nameless',
      'Nameless',
      'Nameless',
      'I',
      'It is Ann',
    ])
  })

  test('a select chooses none for a missing number, but not for 0', () => {
    const say = compiled('{n, select, none {Unknown} other {Version {n}}}', 'en', { n: 'int?' })
    expect([undefined, 0, 3].map(say)).toEqual(['Unknown', 'Version 0', 'Version 3'])
  })

  test('a select chooses by true and false in either order', () => {
    for (const options of [
      'true {Yes} other {No}',
      'false {No} other {Yes}',
      'false {No} true {Yes} other {}',
    ]) {
      const say = compiled(`{isPaid, select, ${options}}`, 'en', { isPaid: 'bool' })
      expect([say(true), say(false)], options).toEqual(['Yes', 'No'])
    }
  })

  test('a select may have empty choices', () => {
    const say = compiled('Paid{isLate, select, true { late} other {}}.', 'en', { isLate: 'bool' })
    expect([say(true), say(false)]).toEqual(['Paid late.', 'Paid.'])
  })
})

describe('a number', () => {
  test('a number is grouped if the message declares number, and plain otherwise', () => {
    const say = compiled('{n} {n, number} {wei, number}', 'de', { n: 'int', wei: 'bigint' })
    expect(say(1_234_567, 10n ** 18n)).toBe('1234567 1,234,567 1,000,000,000,000,000,000')
  })

  test.each([
    ['en', '12.5%'],
    ['de', '12.5\u00a0%'],
    ['tr', '%12.5'],
    ['ja', '12.5%'],
  ])('a percentage has the sign of %s', (id, text) => {
    expect(compiled('{share, number, ::percent}', id, { share: 'String' })('12.5')).toBe(text)
  })

  test('a percentage has the sign and its position as in Intl in each language', () => {
    for (const { id, tag } of languages) {
      const say = compiled('{share, number, ::percent}', id, { share: 'String' })
      const known = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'percent' }).format(0.42)
      expect(say('42'), id).toBe(known.replace(/[\u061c\u200e\u200f]/g, ''))
    }
  })
})

test.each([
  ['en', '9:05 AM', '12:05 PM'],
  ['de', '9:05', '12:05'],
  ['ar', '9:05 ص', '12:05 م'],
])('a short time in %s has the local format', (id, morning, noon) => {
  const say = compiled('{at, time, short}', id, { at: 'DateTime' })
  expect([say(new Date(2026, 0, 1, 9, 5)), say(new Date(2026, 0, 1, 12, 5))]).toEqual([morning, noon])
})

describe('isolation of inserted texts', () => {
  const types = { pair: 'String', n: 'int', name: 'String?', at: 'DateTime' } as const
  const text =
    '{pair}: {n, plural, =0 {} =1 {} =2 {} few {#} many {#} other {# {pair}}}{name, select, none {} other { {name}}}'

  test('inserted texts are isolated in Arabic, and numbers are not', () => {
    const say = compiled(text, 'ar', types)
    expect(say('CAT/ETH', 100, 'Ann')).toBe(`${from}CAT/ETH${to}: 100 ${from}CAT/ETH${to} ${from}Ann${to}`)
    expect(say('CAT/ETH', 5)).toBe(`${from}CAT/ETH${to}: 5`)
  })

  test('inserted texts are unchanged in German', () => {
    const say = compiled(text.replace('=2 {} few {#} many {#}', ''), 'de', types)
    expect(say('CAT/ETH', 100, 'Ann')).toBe('CAT/ETH: 100 CAT/ETH Ann')
  })
})

test('a function has its parameters in the order of the English placeholders, used or not', () => {
  const say = compiled('{b} then {a}', 'de', { a: 'String', unused: 'int', b: 'String' })
  expect(say('first', 0, 'second')).toBe('second then first')
  expect(say.length).toBe(3)
})

test.each(['new', 'class', 'plural', 'default', 'eval', 'arguments', 'String', 'undefined', 'await'])(
  'a value may be named %s',
  (name) => {
    const types = { [name]: 'String?', n: 'int', at: 'DateTime' } as const
    const text = `{${name}} {n, plural, one {one} few {few} many {many} other {other}} {at, time, short}`
    const language = languageOf('ru')
    const code = compile(text, language, types)
    // Bundles run in strict mode.
    const say = evaluate(`(()=>{'use strict';${pluralHelper(code, language)}return ${code}})()`)
    expect(say('Ann', 3, new Date(2026, 0, 1, 9, 5))).toBe('Ann few 9:05')
  },
)

/** Escapes a text for an ICU message: braces and the apostrophes between them in one pair of apostrophes. */
function asMessage(text: string): string {
  return text.replace(/[{}']+/g, (run) => {
    const doubled = run.replaceAll("'", "''")
    return /[{}]/.test(run) ? `'${doubled}'` : doubled
  })
}

/** Texts with characters that JavaScript, ICU or the compiler treats specially. */
const texts = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...'`$\\"\'{}#|<>\n\r\t\0 ',
          '${',
          '{n}',
          '\\u0041',
          '\u2028',
          '#',
          '()',
          '?:',
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => !('problem' in parseMessage(asMessage(text), languageOf('en'))))

test('any text is unchanged by the compiler', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(compiled(asMessage(text), 'en')).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('any text around values, and any value, is unchanged by the compiler', () => {
  fc.assert(
    fc.property(texts, texts, texts, fc.string(), (before, between, after, value) => {
      // An opening and a closing angle bracket of two texts can look like a tag.
      fc.pre(!/<[\s\S]*>/.test(before + between + after))
      const message = `${asMessage(before)}{value}${asMessage(between)}{kind, select, a {${asMessage(after).replaceAll('#', '.')}} other {}}`
      const say = compiled(message, 'en', { value: 'String', kind: 'String' })
      expect(say(value, 'a')).toBe(before + value + between + after.replaceAll('#', '.'))
      expect(say(value, 'b')).toBe(before + value + between)
    }),
    { numRuns: 500 },
  )
})
