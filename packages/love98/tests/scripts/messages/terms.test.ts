import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsOf, readLanguages, readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import { escapedText, parseTerms } from '../../../scripts/lib/messages/terms.ts'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { evaluate, languageOf, messageProject, words } from '../../support/message-project.ts'

const catalog = { 'en/a.arb': { 'a.b': 'C' } }
const english = '# Terms\n\nAgree.\n\n## Privacy\n\nNothing is stored.\n'

/** @param files text by file name, such as `de.md` */
async function projectOf(files: Readonly<Record<string, string>>) {
  const terms = Object.entries(files).map(([file, text]) => [`../community/terms/${file}`, text])
  return messageProject({ ...catalog, ...Object.fromEntries(terms) })
}

async function termsOf(files: Readonly<Record<string, string>>, ids = ['en', 'de']) {
  const root = await projectOf(files)
  const { modules } = await readMessages(root, ids.map(languageOf), words, root)
  return evaluate(modules.get('community-terms')?.codeIn('en') ?? '')
}

async function problemsWith(files: Readonly<Record<string, string>>, ids = ['en', 'de']): Promise<string[]> {
  return termsOf(files, ids).then(
    () => [],
    (error) => (error as Error).message.split('\n').slice(1),
  )
}

test('terms have a title, paragraphs, topics, lists and numbered lists', () => {
  const { terms, problems } = parseTerms(`# Terms of use

The rules
are simple.
## Wallets

- Read what you
  sign.
- Keep your keys.

1. Connect
2. Agree

## Privacy
Nothing is stored.
`)
  expect(problems).toEqual([])
  expect(terms).toEqual({
    title: 'Terms of use',
    paragraphs: [
      'The rules are simple.',
      { heading: 'Wallets' },
      '- Read what you sign.\n- Keep your keys.',
      '1. Connect\n2. Agree',
      { heading: 'Privacy' },
      'Nothing is stored.',
    ],
  })
})

test('lines may end as on Windows, and lines of Chinese and Japanese are joined without a space', () => {
  expect(parseTerms('\uFEFF# 規約\r\n\r\n愛は\r\n分散型。\r\n').terms).toEqual({
    title: '規約',
    paragraphs: ['愛は分散型。'],
  })
})

test('a backslash escapes the mark behind it', () => {
  expect(parseTerms('# A\n\n\\# \\*one\\* \\<b> a\\_b\\_c \\& \\\\\n').terms?.paragraphs).toEqual([
    '# *one* <b> a_b_c & \\',
  ])
})

test.each([
  '5 * 3 * 2',
  'snake_case_name',
  'A&B; 1 < 2 > 0',
  'ERC-20 (see below) [sic]',
  'https://cats.example/_a_b',
])('the text %s has no marks', (text) => {
  expect(parseTerms(`# A\n\n${text}\n`)).toEqual({ terms: { title: 'A', paragraphs: [text] }, problems: [] })
})

test.each([
  'Cat Club',
  '# Cats',
  '- Cats',
  '1. Cats',
  '> Cats',
  '+ A',
  '*C_a_t*',
  '[x](#y)',
  '<b> & &amp; `a` \\',
  '|a|',
  '\u200eA',
])('a name such as "%s" is read back after escaping', (name) => {
  const { terms, problems } = parseTerms(`# A\n\n${escapedText(name)} agrees.\n`)
  expect(problems).toEqual([])
  expect(terms?.paragraphs).toEqual([`${name.replace('\u200e', '')} agrees.`])
})

test('the module has the terms of each language that has a file', async () => {
  const german = '# Bedingungen\n\nStimmen Sie zu.\n\n## Datenschutz\n\nNichts.\n'
  expect(await termsOf({ 'en.md': english, 'de.md': german }, ['en', 'de', 'es'])).toEqual({
    en: { title: 'Terms', paragraphs: ['Agree.', { heading: 'Privacy' }, 'Nothing is stored.'] },
    de: { title: 'Bedingungen', paragraphs: ['Stimmen Sie zu.', { heading: 'Datenschutz' }, 'Nichts.'] },
  })
})

test('terms of a language that is not built are left out', async () => {
  const files = { 'en.md': english, 'es.md': 'not terms' }
  expect(Object.keys(await termsOf(files))).toEqual(['en'])
})

describe('refused terms', () => {
  test.each([
    ['empty', '\n', '1: is empty: write # Terms in the first line, and the terms below it'],
    ['without a title', 'Agree.\n', '1: has no title: write # Terms above the text'],
    ['with a title without text', '# Terms\n', '1: is a title without text: write the terms below it'],
    ['with two titles', '# A\n\nx\n\n# B\n\ny\n', '5: is a second title: write ## for a topic'],
    ['with an empty title', '#\n\nx\n', '1: is an empty heading: write its text, or delete it'],
    [
      'with an empty topic',
      '# A\n\nx\n\n## B\n\n## C\n\ny\n',
      '5: is a topic without text: write the text below it, or delete it',
    ],
    [
      'with an empty topic at the end',
      '# A\n\nx\n\n## B\n',
      '5: is a topic without text: write the text below it, or delete it',
    ],
    ['with an empty item', '# A\n\n- x\n-\n', '3: is an empty item: write its text, or delete it'],
    [
      'with a list below a text',
      '# A\n\nx\n- y\n',
      '4: begins a list below a text: write an empty line above it',
    ],
    ['with a list in a list', '# A\n\n- x\n  - y\n', '4: contains a list inside a list: write one list'],
    ['with another mark of lists', '# A\n\n* x\n', '3: contains a list with * or +: write -'],
    ['with another numbered list', '# A\n\n1) x\n', '3: contains a list with ): write 1.'],
    ['with a lower heading', '# A\n\nx\n\n### B\n\ny\n', '5: contains a heading below ##: write ##'],
    ['with # and no space', '#A\n\nx\n', '1: contains # without a space: write # Title, or ## Topic'],
    ['with the id of a topic', '# A\n\n## B {#b}\n\nx\n', '3: contains a heading with an id: delete {#…}'],
    ['with front matter', '---\nversion: 1\n', '1: contains a rule or front matter: delete it'],
    ['with a quotation', '# A\n\n> x\n', '3: contains a quotation: delete >'],
    ['with a table', '# A\n\n| x |\n', '3: contains a table: write a list'],
    ['with HTML', '# A\n\n<b>x</b>\n', '3: contains HTML (<b>): write Markdown'],
    ['with a comment', '# A\n\nx <!-- y -->\n', '3: contains HTML (<!--): write Markdown'],
    ['with an entity', '# A\n\nx &amp; y\n', '3: contains HTML (&amp;): write the character'],
    [
      'with a link',
      '# A\n\n- [x](https://cats.example)\n',
      '3: contains a link or a picture ([x](https://cats.example)): write plain text',
    ],
    ['with code', '# A\n\nx `y`\n', '3: contains code: delete `'],
    ['with bold text', '# A\n\nx **y\nz** a\n', '3: contains emphasis (**y z**): delete * and _'],
    ['with italic text', '# _A_\n\nx\n', '1: contains emphasis (_A_): delete * and _'],
    [
      'with directional controls',
      '# A\n\n\u200ex\n',
      '3: contains a directional control character: delete it',
    ],
  ])('terms are refused with the line and the text to write instead: %s', (_, text, problem) => {
    const { terms, problems } = parseTerms(text)
    expect(terms).toBeUndefined()
    expect(problems[0]).toBe(problem)
  })
})

describe('failing builds', () => {
  test('the build stops without English terms', async () => {
    const root = await messageProject(catalog)
    await rm(join(root, 'community'), { recursive: true })
    await expect(readMessages(root, [languageOf('en')], words, root)).rejects.toThrow(
      'community/terms/en.md is missing: write # Terms in its first line, and the terms below it',
    )
  })

  test.each(['xx.md', 'ar-xb.md', 'README.md', 'de.txt'])(
    'the build stops and names the file %s',
    async (file) => {
      expect(await problemsWith({ 'en.md': english, [file]: english })).toEqual([
        `community/terms/${file} is not a language of the product: name it <language>.md (en, es, pt-br, fr, de, tr, ru, zh-cn, ja, ar), or delete it`,
      ])
    },
  )

  test('the build stops with a translation that lacks a topic', async () => {
    expect(await problemsWith({ 'en.md': english, 'de.md': '# A\n\nx\n' })).toEqual([
      'community/terms/de.md: has 0 headings ##, and community/terms/en.md has 1: translate every topic, or delete the file',
    ])
  })

  test('the build stops with unsupported Markdown in English and in a translation', async () => {
    expect(await problemsWith({ 'en.md': '# A\n\n<i>x</i>\n', 'de.md': '# B\n\n> y\n' })).toEqual([
      'community/terms/en.md:3: contains HTML (<i>): write Markdown',
      'community/terms/de.md:3: contains a quotation: delete >',
    ])
  })
})

test('the terms of this community are read without problems in every language', async () => {
  const { english, translations } = await readLanguages(
    projectRoot,
    ['en', 'de', 'ar'].map(languageOf),
    words,
  )
  expect([english, ...translations].flatMap(problemsOf)).toEqual([])
  expect(english.terms.terms?.paragraphs.length).toBeGreaterThan(0)
})
