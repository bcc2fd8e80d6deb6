import { describe, expect, test } from 'vitest'
import { parseMessage, valuesOf } from '../../../scripts/lib/messages/parse-message.ts'
import { languageOf } from '../../support/message-project.ts'

function problemOf(text: string, language = 'en'): string | undefined {
  const message = parseMessage(text, languageOf(language))
  return 'problem' in message ? message.problem : undefined
}

describe('refused messages', () => {
  test.each([
    ['that has a brace without its pair', 'Swap {pair', "write '{' for a brace"],
    ['that has a value without a name', 'Swap {}', "name the value, or write '{}' for braces"],
    ['that has a value with a malformed name', 'Swap {a b}', 'write {name}'],
    ['that has a plural without other', '{n, plural, one {heart}}', 'add other {…}'],
    ['that has a select without other', '{kind, select, a {A}}', 'add other {…}'],
    ['that has a category without a text', '{n, plural, one}', 'write one {…}'],
    ['that has a choice without a text', '{kind, select, a}', 'write key {…}'],
    [
      'that has a type that does not exist',
      '{n, amount}',
      'is not ICU MessageFormat (INVALID_ARGUMENT_TYPE)',
    ],
    ['that has an ordinal', '{n, selectordinal, one {#st} other {#th}}', 'use plural without an offset'],
    ['that has an offset', '{n, plural, offset:1 one {#} other {#}}', 'use plural without an offset'],
    ['that has a date', '{day, date}', 'pass the date as a text'],
    ['that has a long time', '{at, time, long}', 'write {at, time, short}'],
    ['that has a time without a style', '{at, time}', 'write {at, time, short}'],
    [
      'that has a number in another form',
      '{n, number, ::currency/USD}',
      'write {n, number} or {n, number, ::percent}',
    ],
    [
      'that scales a percent',
      '{n, number, ::percent scale/100}',
      'write {n, number} or {n, number, ::percent}',
    ],
    [
      'that has the number sign in a choice of a plural',
      '{n, plural, one {#} other {{k, select, a {#} other {}}}}',
      'has # in a choice of {k}: write {n, number}',
    ],
    ['that has HTML', 'Press <b>OK</b>', 'write plain text'],
    ['that has a line break of HTML', 'One<br/>Two', 'write plain text'],
    ['that has an embedding', '\u202bSwap\u202c', 'directional control character: delete it'],
    ['that has an isolate', '\u2068{pair}\u2069', 'directional control character: delete it'],
    ['that has a mark', 'Swap\u200f', 'directional control character: delete it'],
  ])('a message is refused with the text to write instead: %s', (_, text, advice) => {
    expect(problemOf(text)).toContain(advice)
  })

  test('a message with an error inside of a choice is refused', () => {
    expect(problemOf('{kind, select, a {{n, plural, few {#} other {#}}} other {}}')).toContain(
      'category "few"',
    )
  })
})

test.each([
  [
    'en',
    '{n, plural, one {#} few {#} other {#}}',
    'has the plural category "few", which en-US does not have: use one, other, or =N',
  ],
  [
    'ja',
    '{n, plural, one {#} other {#}}',
    'has the plural category "one", which ja does not have: use other, or =N',
  ],
  ['en', '{n, plural, other {#}}', 'lacks the plural category one of {n}: add it'],
  ['ru', '{n, plural, one {#} other {#}}', 'lacks the plural category many, few of {n}: add it'],
  [
    'ar',
    '{n, plural, one {#} two {#} few {#} many {#} other {#}}',
    'lacks the plural category zero of {n}: add it',
  ],
  // Russian also uses `one` for 21, and French for 0.
  ['ru', '{n, plural, =1 {one} few {#} many {#} other {#}}', 'lacks the plural category one of {n}: add it'],
  ['fr', '{n, plural, =1 {one} other {#}}', 'lacks the plural category one of {n}: add it'],
])('in %s the plural %s has a problem with its categories', (language, text, problem) => {
  expect(problemOf(text, language)).toBe(problem)
})

test.each([
  ['en', '{n, plural, =1 {one} other {#}}'],
  ['en', '{n, plural, =0 {none} one {#} other {#}}'],
  ['ja', '{n, plural, other {#}}'],
  // `many` is only for millions.
  ['es', '{n, plural, one {#} other {#}}'],
  ['es', '{n, plural, one {#} many {#} other {#}}'],
  ['ar', '{n, plural, =0 {} =1 {} =2 {} few {#} many {#} other {#}}'],
  ['ru', '{n, plural, one {#} few {#} many {#} other {#}}'],
])('in %s the plural %s has its required categories', (language, text) => {
  expect(problemOf(text, language)).toBeUndefined()
})

test.each([
  'Swap {pair}',
  "Don't panic",
  'Less than 1 < 2 > 0',
  "A brace: '{'",
  '{k, select, a {#1} other {{n, plural, one {#} other {#}}}}',
  '{share, number, ::percent} of {count, number}',
  'It is {at, time, short}',
  '',
])('the message "%s" is accepted', (text) => {
  expect(problemOf(text)).toBeUndefined()
})

test('values are listed once, in the order of their first use, also inside of choices', () => {
  const message = parseMessage(
    '{b} {kind, select, x {{n, plural, one {{a}} other {# {b}}}} other {}}',
    languageOf('en'),
  )
  expect('problem' in message ? message : valuesOf(message)).toEqual(['b', 'kind', 'n', 'a'])
})
