import { expect, test } from 'vitest'
import { readImportGraph } from '../../../scripts/lib/check/import-graph'
import { keptModules, smallModuleProblems } from '../../../scripts/lib/check/small-modules'

const product = {
  'src/domain/price.ts': "import { ratio } from './ratio'\nexport const price = ratio",
  'src/domain/ratio.ts': 'export const ratio = 1',
  'src/domain/price.test.ts': "import { ratio } from './ratio'\nratio",
}

async function problemsOf(sources: Record<string, string>, kept: Record<string, string> = {}, lines = 2) {
  const graph = await readImportGraph(new Map(Object.entries(sources)))
  return smallModuleProblems(graph, new Map(Object.keys(sources).map((path) => [path, lines])), kept)
}

test('a small module with one importer in its folder is a problem', async () => {
  expect(await problemsOf(product)).toEqual([
    'src/domain/ratio.ts has one importer, src/domain/price.ts: merge them.',
  ])
})

test.each([
  ['has a second importer', { 'src/domain/pair.ts': "import { ratio } from './ratio'\nratio" }],
  ['is imported by a configuration file', { 'vite.config.ts': "import './src/domain/ratio'" }],
  ['is loaded on its own', { 'src/domain/price.ts': "export const price = () => import('./ratio')" }],
  ['is in another folder', { 'src/domain/price.ts': '', 'src/ui/a.ts': "import '@/domain/ratio'" }],
])('a small module passes when it %s', async (_reason, sources) => {
  expect(await problemsOf({ ...product, ...sources })).toEqual([])
})

test('a module of more than 60 lines passes', async () => {
  expect(await problemsOf(product, {}, 61)).toEqual([])
})

test('a listed module passes, and a listed module that no longer applies is a problem', async () => {
  const kept = { 'src/domain/ratio.ts': 'An idea with a name.', 'src/domain/gone.ts': 'Gone.' }
  expect(await problemsOf(product, kept)).toEqual([
    'src/domain/gone.ts is in keptModules of scripts/lib/check/small-modules.ts: remove it.',
  ])
})

test('more than 40 listed modules are a problem', async () => {
  const kept = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`src/a${index}.ts`, 'Gone.']))
  expect(await problemsOf({}, kept)).toContain('keptModules has more than 40 entries: merge some.')
})

test('each kept module has a reason', () => {
  for (const reason of Object.values(keptModules)) expect(reason).toMatch(/^[A-Z].{10,}\.$/)
})
