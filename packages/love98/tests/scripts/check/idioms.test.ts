import { describe, expect, test } from 'vitest'
import {
  describeIdiom,
  findIdioms,
  idiomRules,
  idiomsBeyondLimits,
} from '../../../scripts/lib/check/idioms.ts'

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
  'those of': 'The colors equal those of the skin.',
  beside: 'The text is beside the button.',
  'is asked': 'The wallet is asked.',
  'of its own': 'The page has a language of its own.',
  'in the place of': 'A message is in the place of the list.',
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

  test.each(general)('the idiom "%s" is found in titles of tests', (idiom) => {
    const sentence = broken[idiom] ?? ''
    const sources = [
      `\ntest('${sentence}', () => {})`,
      `\ntest.each(['a'])('${sentence}', () => {})`,
      `test.each([\n])("${sentence}", () => {})`,
      `describe.each(\n)(\`${sentence}\`, () => {})`,
      `test.skip(\n  '${sentence}',\n  () => {},\n)`,
    ]
    for (const source of sources)
      for (const path of ['src/a.test.ts', 'tests/a.spec.ts'])
        expect(wordsIn(path, source), source).toEqual([expect.objectContaining({ line: 2, idiom })])
    expect(wordsIn('src/a.ts', sources[0] ?? '')).toEqual([])
  })

  test.each(['What', 'Whether', 'How', 'Of', 'Who', 'Whose', 'Where', 'Which'])(
    'a title that begins with %s is found, and a title that contains it is not',
    (word) => {
      expect(places('a.test.ts', `test('${word} the page shows', () => {})`)).toEqual([`1 ${word}`])
      expect(places('a.test.ts', `test('The page: ${word}', () => {})`)).toEqual([])
    },
  )

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

describe('limits', () => {
  const uses = (source: string, count: number) =>
    idiomsBeyondLimits(wordsIn('docs/a.md', `${source}\n`.repeat(count))).length

  test('an idiom with a limit is reported, with all its uses, only beyond the limit', () => {
    expect([uses('It is beside it.', 60), uses('It is beside it.', 61)]).toEqual([0, 61])
  })

  test('an idiom without a limit is reported at its first use', () => {
    expect(uses('It loads anew.', 1)).toBe(1)
  })

  test('uses of different idioms are not added', () => {
    expect(uses('It is asked beside it.', 40)).toBe(0)
  })
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
