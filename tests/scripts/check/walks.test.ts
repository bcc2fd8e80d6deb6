import { expect, test } from 'vitest'
import { readImportGraph } from '../../../scripts/lib/check/import-graph'
import { walkProblems } from '../../../scripts/lib/check/walks'

const sources = {
  'src/app/a.ts': "import '@/domain/b'",
  'src/domain/b.ts': '',
  'src/domain/c.ts': '',
}
const names = [
  'Page load',
  'Connecting a wallet',
  'Signing in',
  'Price',
  'Swap',
  'Treasury proposal',
  'Move in Heartbreak',
]

async function problemsOf(steps: string) {
  const graph = await readImportGraph(new Map(Object.entries(sources)))
  const paper = names.map((name) => `### ${name}\n\n${name === 'Swap' ? steps : ''}\n`).join('\n')
  return walkProblems(paper, graph)
}

test('a walk passes when an earlier step imports each file', async () => {
  expect(await problemsOf('1. `src/app/a.ts`: begins.\n2. `src/domain/b.ts`: ends.')).toEqual([])
})

test.each([
  ['1. `src/app/gone.ts`', 'The walk "Swap" names src/app/gone.ts, which does not exist.'],
  [
    '1. `src/app/a.ts`\n2. `src/domain/c.ts`: computes.',
    'The walk "Swap" reaches src/domain/c.ts, which no earlier step imports.',
  ],
])('a missing or unreachable step is a problem', async (steps, problem) => {
  expect(await problemsOf(steps)).toEqual([problem])
})

test('a step connected by HTTP needs no import', async () => {
  expect(await problemsOf('1. `src/app/a.ts`\n2. `src/domain/c.ts`: answers through HTTP.')).toEqual([])
})

test('a walk with too many files is a problem', async () => {
  const steps = Array.from({ length: 11 }, (_, index) => `${index + 1}. \`src/gone-${index}.ts\``).join('\n')
  expect(await problemsOf(steps)).toContain('The walk "Swap" has 11 files, at most 10.')
})

test('a missing walk is a problem', () => {
  expect(walkProblems('', new Map())).toContain('ARCHITECTURE.md has no walk "Price".')
})
