import { describe, expect, test } from 'vitest'
import { describeIdiom, findIdioms, idiomRules } from '../../../scripts/lib/check/idioms.ts'

const broken: Readonly<Record<string, string>> = {
  'of ours': 'The page calls a server of ours.',
  anew: 'The page loads anew.',
  'is none': 'There is none on this network.',
  nobody: 'Nobody reads it.',
  whoever: 'Whoever signs pays.',
  'for ever': 'The file is kept for ever.',
  'a file a language': 'The words are in one file a language.',
  stands: 'The name stands in the list.',
  lies: 'The folder lies below the root.',
  tells: 'The answer tells the price.',
  'is told': 'The caller is told the price.',
  knows: 'The list knows the token.',
}

const wordsIn = (path: string, source: string) => findIdioms(new Map([[path, source]]))
const places = (path: string, source: string) =>
  wordsIn(path, source).map(({ line, found }) => `${line} ${found}`)

describe('each rule', () => {
  const general = idiomRules.filter(({ only }) => !only).map(({ idiom }) => idiom)

  test('each rule has a sentence in this test that breaks it', () => {
    expect(Object.keys(broken)).toEqual(general)
  })

  test.each(general)('the idiom "%s" is found in Markdown, English messages and comments', (idiom) => {
    const sentence = broken[idiom] ?? ''
    const rule = idiomRules.find((each) => each.idiom === idiom)
    const sources = {
      'docs/a.md': `# Title\n\n${sentence}\n`,
      'messages/en/a.md': `# Title\n\n${sentence}\n`,
      'messages/en/a.arb': `{\n\n  "b": "${sentence}"\n}\n`,
      'src/ui/a.ts': `\n\n/** ${sentence} */\nconst a = 1\n`,
      'src/ui/a.module.css': `a {\n}\n/* ${sentence} */\n`,
    }
    for (const [path, source] of Object.entries(sources))
      expect(wordsIn(path, source), path).toEqual([
        expect.objectContaining({ path, line: 3, instead: rule?.instead }),
      ])
  })

  test.each(['What', 'Whether', 'How', 'Of', 'Who', 'Whose', 'Where'])(
    'a comment that begins with %s is found, and prose is not',
    (word) => {
      const sentence = `${word} the page shows.`
      expect(places('src/a.ts', `/**\n * ${sentence}\n */`)).toEqual([`2 ${word}`])
      expect(places('src/a.ts', `const a = 1 // ${sentence}`)).toEqual([`1 ${word}`])
      expect(places('src/a.tsx', `{/* ${sentence} */}`)).toEqual([`1 ${word}`])
      expect(places('README.md', sentence)).toEqual([])
    },
  )
})

describe('usual words', () => {
  test.each([
    'One line a day, and a request a second.',
    'WETH stands for wrapped ether.',
    'Click Stand by.',
    'A stand-in answers.',
    'A gateway that lies is reported.',
    'Tell the visitor.',
    'The page understands the rest.',
  ])('the sentence "%s" is accepted', (sentence) => {
    expect(places('docs/a.md', sentence)).toEqual([])
    expect(places('src/a.ts', `// ${sentence}`)).toEqual([])
  })
})

describe('places that are skipped', () => {
  test('code blocks, inline code and link targets in Markdown are skipped', () => {
    const source =
      '```\nanew\n```\n`anew` and ``an ` anew`` and [a link](docs/anew.md)\n\n    ~~~\n    anew\n    ~~~\nanew'
    expect(places('a.md', source)).toEqual(['9 anew'])
  })

  test('code, generated files and translations are skipped', () => {
    expect(places('src/a.ts', "const anew = 'nobody knows'\n")).toEqual([])
    expect(places('src/ui/generated/a.css', '/* anew */')).toEqual([])
    expect(places('src/texts/a.ts', '/** anew */')).toEqual([])
    expect(places('messages/de/a.md', 'Stand: heute')).toEqual([])
    expect(places('messages/de/a.arb', '{ "a": "Stand: heute" }')).toEqual([])
  })

  test('only the first word of a multi-line comment counts as its beginning', () => {
    expect(places('src/a.ts', '// The page shows\n// What it has.\n')).toEqual([])
    expect(places('src/a.ts', '/**\n * The page shows\n * How it works.\n */\n')).toEqual([])
  })
})

test('an idiom is found across the end of a line, and reported at its beginning', () => {
  expect(places('docs/a.md', 'a\nfile\nof\nours')).toEqual(['3 of ours'])
})

test('a violation is described with its file, line, idiom and replacement', () => {
  const found = wordsIn('src/ui/a/b.ts', '// anew\n\n// anew\n')
  expect(found.map(describeIdiom)).toEqual([
    'src/ui/a/b.ts:1: "anew": write "again".',
    'src/ui/a/b.ts:3: "anew": write "again".',
  ])
})
