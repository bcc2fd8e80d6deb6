import { describe, expect, test } from 'vitest'
import { parseDocument } from '../../../scripts/lib/messages/documents.ts'
import { readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import {
  evaluate,
  languageOf,
  type MessageFiles,
  messageProject,
  words,
} from '../../support/message-project.ts'

const help = `## Welcome {#welcome}

This is a desktop
from 1998 for {community}.

Click [Icons](#icons) to go on.

_Index: about, beginning, welcome_

## Opening icons {#icons}

### With the mouse

1. Point to an icon.
2. Click it
   twice.

- Enter opens it.
- F2 does not.
`

const files = { 'en/help.md': help, 'en/a.arb': { 'a.b': 'C' } }

async function modulesOf(more: MessageFiles = {}) {
  const root = await messageProject({ ...files, ...more })
  return (await readMessages(root, ['en', 'de', 'ar'].map(languageOf), words, root)).modules
}

async function problemsOf(more: MessageFiles): Promise<string> {
  return modulesOf(more).then(
    () => '',
    (error) => (error as Error).message.split('\n').slice(1).join('\n'),
  )
}

test('a document has topics with paragraphs, headings, steps, lists, links and index words', async () => {
  const topics = evaluate((await modulesOf()).get('help-topics')?.codeIn('en') ?? '')
  expect(Object.keys(topics)).toEqual(['welcome', 'icons'])
  const { title, words, text } = topics.welcome
  expect([title, words]).toEqual(['Welcome', ['about', 'beginning', 'welcome']])
  expect(text('DEGEN')).toEqual(['This is a desktop from 1998 for DEGEN.', 'Click [Icons](#icons) to go on.'])
  expect(topics.icons).toEqual({
    title: 'Opening icons',
    words: [],
    text: [
      { heading: 'With the mouse' },
      { steps: ['Point to an icon.', 'Click it twice.'] },
      { list: ['Enter opens it.', 'F2 does not.'] },
    ],
  })
})

test('a topic missing in a translation is English', async () => {
  const german = '## Symbole öffnen {#icons}\n\nKlicken Sie zweimal.\n\n_Index: öffnen, Symbol_\n'
  const modules = await modulesOf({ 'de/help.md': german })
  const topics = evaluate(modules.get('help-topics')?.codeIn('de') ?? '')
  expect(topics.welcome.title).toBe('Welcome')
  expect(topics.icons).toEqual({
    title: 'Symbole öffnen',
    words: ['öffnen', 'Symbol'],
    text: ['Klicken Sie zweimal.'],
  })
  expect(evaluate(modules.get('translation-shares')?.codeIn('de') ?? '').de).toBe(33)
})

test('values in documents are isolated in Arabic only', async () => {
  const arabic = '## أهلا {#welcome}\n\nسطح مكتب {community}.\n\n_الفهرس: حول، بداية_\n'
  const modules = await modulesOf({ 'ar/help.md': arabic })
  const { words, text } = evaluate(modules.get('help-topics')?.codeIn('ar') ?? '').welcome
  expect(text('DEGEN')).toEqual(['سطح مكتب \u2068DEGEN\u2069.'])
  expect(words).toEqual(['حول', 'بداية'])
  expect(evaluate(modules.get('help-topics')?.codeIn('de') ?? '').welcome.text('A')[0]).not.toContain(
    '\u2068',
  )
})

test('a text may contain special characters of JavaScript, also beside a value', async () => {
  const text = `Type \`x\` or "y", \\ and \${z} in {new}.`
  const modules = await modulesOf({ 'en/solitaire.md': `## A {#a}\n\n${text}\n` })
  const say = evaluate(modules.get('solitaire-help')?.codeIn('en') ?? '').a.text
  expect(say('Z', 'N')).toEqual(['Type `x` or "y", \\ and $Z in N.'])
})

test('the plain document is one text per block, for Notepad', async () => {
  const readMe = '## Read Me {#readme}\n\n### SKINS\n\n- One\n- [Two](#readme)\n'
  const modules = await modulesOf({ 'en/read-me.md': readMe })
  expect(evaluate(modules.get('documents')?.codeIn('en') ?? '').readme.text).toEqual([
    'SKINS',
    '- One\n- Two',
  ])
})

test("the module declares the types of a topic's values", async () => {
  const source = (await modulesOf()).get('help-topics')?.source
  expect(source).toContain('// Made from messages/en/help.md: change the text there.')
  expect(source).toContain('text:(community: string)=>[')
})

test('lines of Chinese and Japanese are joined without a space', () => {
  const { topics } = parseDocument(
    '## 題 {#a}\n\nアイコンを\n開く。\n\nLove98 を\nopen\n\n_索引：図、開く_\n',
  )
  expect(topics.get('a')).toEqual({
    title: '題',
    words: ['図', '開く'],
    blocks: ['アイコンを開く。', 'Love98 を open'],
  })
})

describe('refused documents', () => {
  test.each([
    [
      'without the id of a topic',
      '## Hallo\n\nText\n',
      'the heading "## Hallo" has no id: write ## Title {#id}',
    ],
    [
      'with a topic twice',
      '## A {#icons}\n\nx\n\n## B {#icons}\n\ny\n',
      'has the topic {#icons} twice: delete one',
    ],
    [
      'with a topic that English lacks',
      '## A {#icon}\n\nx\n',
      'the topic {#icon} is not in English: delete it, or write the English id',
    ],
    [
      'with a link to an unknown topic',
      '## A {#icons}\n\n[x](#gone)\n',
      '{#icons} links to #gone, and there is no such topic',
    ],
    [
      'with a link to an unknown topic in a list',
      '## A {#icons}\n\n- [x](#gone)\n',
      '{#icons} links to #gone, and there is no such topic',
    ],
    ['without a value', '## A {#welcome}\n\nx\n', '{#welcome} lacks the value {community}: add it'],
    [
      'with an unknown value',
      '## A {#icons}\n\n1. {icon}\n',
      '{#icons} has the value {icon}, which the English topic does not have: delete it',
    ],
    ['with HTML', '## A {#icons}\n\n<b>x</b>\n', 'contains HTML (<b>): write Markdown'],
    [
      'with directional controls',
      '## A {#icons}\n\n\u200ex\n',
      'contains a directional control character: delete it',
    ],
    [
      'with text before its first topic',
      'Hallo\n\n## A {#icons}\n\nx\n',
      'has text before its first topic: write ## Title {#id} above it',
    ],
  ])('a document is refused with the text to write instead: %s', async (_, text, problem) => {
    expect(await problemsOf({ 'de/help.md': text })).toBe(`messages/de/help.md: ${problem}`)
  })

  test('a document under an unknown name is refused', async () => {
    expect(await problemsOf({ 'de/hilfe.md': '## A {#a}\n' })).toBe(
      'messages/de/hilfe.md is not a document that the code knows: help.md, read-me.md, heartbreak.md, solitaire.md',
    )
  })

  test('an English document is refused by the same rules', async () => {
    expect(await problemsOf({ 'en/help.md': '## A {#a}\n\n[x](#b)\n' })).toBe(
      'messages/en/help.md: {#a} links to #b, and there is no such topic',
    )
  })
})
