import { expect, test } from 'vitest'
import { readImportGraph } from '../../../scripts/lib/check/import-graph'
import { walkProblems } from '../../../scripts/lib/check/walks'

const sources = {
  'src/shell/a.ts': "import '@/domain/b'\nimport type { C } from '@/domain/c'",
  'src/domain/b.ts': '',
  'src/domain/c.ts': '',
  'src/domain/d.worker.ts': '',
  'src/app/api/e.ts': "import '@/server/f'",
  'src/server/f.ts': '',
  'src/app/drawn.tsx': "import './page'",
  'src/app/page.tsx': '',
  'server/main.ts': '',
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
  expect(await problemsOf('1. `src/shell/a.ts`: begins.\n2. `src/domain/b.ts`: ends.')).toEqual([])
})

test.each([
  ['1. `src/app/gone.ts`', 'The walk "Swap" names src/app/gone.ts, which does not exist.'],
  [
    '1. `src/shell/a.ts`\n2. `src/domain/d.worker.ts`: answers through HTTP to the worker of a build.',
    'The walk "Swap" reaches src/domain/d.worker.ts, which no earlier step imports.',
  ],
  [
    '1. `src/shell/a.ts`\n2. `src/domain/c.ts`: imported for a type.',
    'The walk "Swap" reaches src/domain/c.ts, which no earlier step imports.',
  ],
])('a missing or unreachable step is a problem', async (steps, problem) => {
  expect(await problemsOf(steps)).toEqual([problem])
})

test.each([
  ['HTTP', 'src/shell/a.ts', 'src/app/api/e.ts'],
  ['HTTP', 'src/domain/c.ts', 'server/main.ts'],
  ['worker', 'src/shell/a.ts', 'src/domain/d.worker.ts'],
  ['build', 'server/main.ts', 'src/app/drawn.tsx'],
])('a step marked (%s) from %s to %s needs no import', async (border, from, to) => {
  expect(await problemsOf(`1. \`${from}\`\n2. \`${to}\`: continues\n   there. (${border})`)).toEqual([])
})

test.each([
  ['HTTP', 'src/shell/a.ts', 'src/domain/c.ts'],
  ['HTTP', 'server/main.ts', 'src/server/f.ts'],
  ['worker', 'src/shell/a.ts', 'src/domain/c.ts'],
  ['build', 'server/main.ts', 'src/domain/c.ts'],
  ['build', 'server/main.ts', 'src/app/page.tsx'],
  ['HTTP', 'src/app/api/e.ts', 'src/server/f.ts'],
])('a step marked (%s) from %s to %s crosses no such border', async (border, from, to) => {
  expect(await problemsOf(`1. \`${from}\`\n2. \`${to}\`: continues (${border}).`)).toEqual([
    `The walk "Swap" reaches ${to} without crossing "(${border})".`,
  ])
})

test('a walk with too many files is a problem', async () => {
  const steps = Array.from({ length: 11 }, (_, index) => `${index + 1}. \`src/gone-${index}.ts\``).join('\n')
  expect(await problemsOf(steps)).toContain('The walk "Swap" has 11 files, at most 10.')
})

test('a missing walk is a problem', () => {
  expect(walkProblems('', new Map())).toContain('ARCHITECTURE.md has no walk "Price".')
})
