import { describe, expect, test } from 'vitest'
import { questions } from '../src/questions.ts'
import { answerQuestions } from './support/answer-questions.ts'

/** Enter at every question, and at the review. */
const enter = (count: number) => Array.from({ length: count }, () => '')
/** The number of a question, from 1. */
const numberOf = (title: string) => questions.findIndex((question) => question.title === title) + 1
/** Enter at the questions before one. */
const until = (title: string) => enter(numberOf(title) - 1)
/** Without a network, the question for a token without an address has two lines. */
const rest = enter(questions.length + 2)

describe('the questions', () => {
  test('Enter at every question gives a community with the name of its folder', async () => {
    const { answers, screen } = await answerQuestions(rest)
    expect(answers).toMatchObject({
      name: 'Cat Club',
      sentence: 'the desktop of Cat Club',
      logo: { kind: 'sign', sign: 'C' },
      chain: { id: 1 },
      token: null,
      pairs: [],
      links: [],
      treasury: null,
      languages: null,
      skins: 'both',
      leftOut: [],
    })
    expect(screen).toContain(`${questions.length} questions. Enter takes the answer in brackets`)
    for (const { title, about } of questions) expect(screen).toContain(`${title}: ${about}.`)
  })

  test.each([
    ['Name', '   a\u202eb', 'must not contain characters that change the direction of text'],
    ['Name', 'a'.repeat(41), 'must have at most 40 letters'],
    ['Sentence', 'a'.repeat(121), 'must have at most 120 letters'],
    ['Color', 'green', 'not a color: write # and six hexadecimal digits'],
    ['Color', '#fff', 'not a color: write # and six hexadecimal digits'],
    ['Logo', 'cats', 'not a logo: type one emoji, one letter, or the path'],
    ['Logo', './nothing.png', 'there is no file'],
    ['Chain', '4000000001', 'no chain with the ID 4000000001 is known'],
    ['Chain', 'Bse', 'no such chain; type an ID: 8453 (Base)'],
    ['Token', '0x123', 'not an address: 0x and 40 hexadecimal digits'],
    ['Token', `0x${'0'.repeat(40)}`, 'is the zero address'],
    ['Token', '0x6982508145454ce325dDbE47a25d4ec3d2311933', 'the capital letters of the address are wrong'],
    ['Links', 'javascript:alert(1)', 'not a web address (https://…)'],
    ['Links', 'https://t.me@evil.example/', 'must not contain a user name'],
    ['Treasury', 'safe', 'not an address'],
    ['Languages', 'klingon', 'no such language; allowed: '],
    ['Skins', 'pink', 'no such choice; allowed: '],
    ['Programs', 'solitare', 'no such program "solitare"; allowed: solitaire'],
  ])('%s: the answer %j is explained and asked for again', async (title, wrong, message) => {
    const { answers, screen } = await answerQuestions([...until(title), ...afterToken(title), wrong, ...rest])
    expect(screen).toContain(message)
    expect(answers.name).toBe('Cat Club')
  })

  test('a symbol of the native coin and too many decimals are asked for again', async () => {
    const { answers, screen } = await answerQuestions([
      ...[...until('Token'), '', 'eth', 'CAT', '', '', '37', '9', '', ...rest],
    ])
    expect(screen).toContain('ETH is the native coin, which is always there')
    expect(screen).toContain('must be at most 36')
    expect(answers).toMatchObject({
      token: { symbol: 'CAT', decimals: 9, address: null },
      pairs: [{ other: 'native', pool: { kind: 'v2' } }],
    })
  })

  test('a color that text needs darker is told', async () => {
    const { screen } = await answerQuestions([...until('Color'), '#ffff00', ...rest])
    expect(screen).toMatch(/The desktop becomes #[0-9a-f]{6}: white text on your color would be hard to read/)
  })

  test('links get their label, icon and place from the host', async () => {
    const { answers } = await answerQuestions([
      ...[...until('Links'), ...afterToken('Links')],
      ...['t.me/cats', 'https://twitter.com/cats', 'Our forum https://forum.example/c?d=1', ...rest],
    ])
    expect(answers.links).toEqual([
      { label: 'Telegram', url: 'https://t.me/cats', icon: 'telegram', place: 'social' },
      { label: 'X', url: 'https://twitter.com/cats', icon: 'x', place: 'social' },
      { label: 'Our forum', url: 'https://forum.example/c?d=1', icon: 'partner-site', place: 'social' },
    ])
  })

  test('English is in every list of languages', async () => {
    const { answers } = await answerQuestions([
      ...[...until('Languages'), ...afterToken('Languages')],
      ...['es, de', ...rest],
    ])
    expect(answers.languages).toEqual(['en', 'es', 'de'])
  })
})

describe('going back', () => {
  test.each(questions.map(({ title }) => [title]))('"back" at %s asks the question before', async (title) => {
    const { screen } = await answerQuestions([
      ...until(title),
      ...afterToken(title),
      'back',
      ...rest,
      ...rest,
    ])
    const before = questions[Math.max(0, numberOf(title) - 2)]?.title
    const asked = [...screen.matchAll(/^\d+\/\d+ (\w+):/gm)].map(([, name]) => name)
    expect(asked.slice(0, numberOf(title) + 1)).toEqual([
      ...questions.slice(0, numberOf(title)).map((question) => question.title),
      before,
    ])
  })

  test('the review changes one answer by its number', async () => {
    const { answers, screen } = await answerQuestions([
      ...enter(questions.length + 1),
      ...['99', String(numberOf('Name')), 'Dog Club', ''],
    ])
    expect(screen).toContain(`type a number from 1 to ${questions.length}`)
    expect(answers).toMatchObject({
      name: 'Dog Club',
      sentence: 'the desktop of Dog Club',
      logo: { kind: 'sign', sign: 'D' },
    })
  })

  test('another chain in the review asks for the token and the Safe again', async () => {
    const address = '0x6982508145454Ce325dDbE47a25d4ec3d2311933'
    const { answers } = await answerQuestions([
      ...[...until('Token'), address, 'CAT', '', '', '', ''],
      ...[address, ...enter(questions.length - numberOf('Treasury'))],
      ...[String(numberOf('Chain')), 'base', '', '', '', ''],
    ])
    expect(answers).toMatchObject({ chain: { id: 8453 }, token: null, pairs: [], treasury: null })
  })
})

test.each(questions.map(({ title }) => [title]))(
  'the end of the input at %s ends the questions',
  async (title) => {
    await expect(answerQuestions([...until(title), ...afterToken(title)])).rejects.toThrow(
      'The input ended before every question was answered. Nothing was made.',
    )
  },
)

/** The second line of a token without an address. */
function afterToken(title: string): string[] {
  return numberOf(title) > numberOf('Token') ? [''] : []
}
