import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/lib/messages/read-messages.ts'
import { evaluate, languageOf, messageProject, words } from '../../support/message-project.ts'

type Files = Readonly<Record<string, string>>

async function read(pages: Files) {
  const files = Object.entries(pages).map(([file, text]) => [`../community/pages/${file}`, text])
  const root = await messageProject({ 'en/shop.arb': { 'shop.title': 'Shop' }, ...Object.fromEntries(files) })
  return readMessages(root, ['en', 'de'].map(languageOf), words, root)
}

async function pagesIn(id: string, pages: Files) {
  return evaluate((await read(pages)).modules.get('community-pages')?.codeIn(id) ?? '')
}

async function problemsWith(pages: Files) {
  return read(pages).then(
    () => [],
    (error) => error.message.split('\n').slice(1),
  )
}

const about = '# About Us\n\nWe are ducks.\n\n## Food\n\n- Bread\n- [Peas](https://peas.example/a_b_c)\n'

test('a page has a title, a description and plain text, and its links show their addresses', async () => {
  expect(await pagesIn('en', { 'about.md': about })).toEqual({
    about: {
      title: 'About Us',
      description: 'We are ducks.',
      text: ['We are ducks.', 'Food', '- Bread\n- Peas (https://peas.example/a_b_c)'],
    },
  })
})

test('a page is in the language of the desktop, or names its own language', async () => {
  const pages = {
    'about.md': about,
    'about.de.md': '# Über uns\n\nWir sind Enten.\n',
    'rules.md': '# Rules\n\nQuack.\n',
  }
  const german = await pagesIn('de', pages)
  expect([german.about.title, german.about.language]).toEqual(['Über uns', undefined])
  expect([german.rules.title, german.rules.language]).toEqual(['Rules', 'en'])
  const names = (await read(pages)).modules.get('community-page-names')?.codeIn('de') ?? ''
  expect(evaluate(names)).toEqual({ names: ['about', 'rules'] })
})

test('a long description ends at a word', async () => {
  const { about: page } = await pagesIn('en', { 'about.md': `# A\n\n${'quack '.repeat(60)}\n` })
  expect(page.description).toMatch(/quack…$/)
  expect(page.description.length).toBeLessThanOrEqual(201)
})

test.each([
  ['about.md', '# A\n\n<script>x</script>\n', 'about.md:3: contains HTML (<script>): write Markdown'],
  [
    'about.md',
    '# A\n\n[x](javascript:alert)\n',
    'about.md:3: contains a link or a picture ([x](javascript:alert)): write plain text',
  ],
  [
    'about.md',
    '# A\n\n[x](http://a.example)\n',
    'about.md:3: contains a link or a picture ([x](http://a.example)): write plain text',
  ],
  ['about.md', '# A\n\n![x](https://a.example)\n', 'about.md:3: contains a link or a picture'],
  ['about.md', '', 'about.md:1: is empty'],
  ['about.md', 'No title\n', 'about.md:1: has no title'],
  ['about.md', '# A\n\nright \u202Eleft\n', 'about.md:3: contains a directional control character'],
  ['About Us.md', about, 'About Us.md is not the name of a page'],
  ['notes.txt', about, 'notes.txt is not the name of a page'],
  ['terms.md', about, 'terms.md has the name of a document of the product'],
  [
    'about.xx.md',
    about,
    'about.xx.md is not in a language of the product: name it about.<language>.md (en, es,',
  ],
  ['about.de.md', about, 'about.md is missing: write the English text of de'],
])(
  'the page %s with %j is refused, and the error names the file and the line',
  async (file, text, problem) => {
    const problems = await problemsWith({ [file]: text })
    expect(problems[0]).toContain(`community/pages/${problem}`)
  },
)
