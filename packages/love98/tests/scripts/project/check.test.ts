import { describe, expect, test } from 'vitest'
import { highContrastBlack } from '@/skins/high-contrast-black'
import { checkLinks } from '../../../scripts/lib/project/check/check-links.ts'
import { importProblems } from '../../../scripts/lib/project/check/check-own-imports.ts'
import { contrastProblems, typeProblems } from '../../../scripts/lib/project/check/check-project.ts'
import { describeProblem, problemsIn } from '../../../scripts/lib/project/check/problem.ts'

describe('the imports of own programs', () => {
  const allowed = { own: ['three'], published: ['love98', 'love98/program', 'love98/ui'] }
  const problemsOf = (source: string, file = 'community/programs/moods/window.tsx') =>
    importProblems(file, source, allowed).map(describeProblem)

  test('accept public modules, React, dependencies and own files', () => {
    const source = [
      "import { useState } from 'react'",
      "import { TextField } from 'love98/ui'",
      "import type { CommunityFile } from 'love98'",
      "import { Scene } from 'three/webgpu'",
      "import styles from './moods.module.css'",
      "export { a } from '../shared/a'",
    ].join('\n')
    expect(problemsOf(source)).toEqual([])
  })

  test.each([
    ['@/ui/icon', 'is not public: import one of love98, love98/program, love98/ui'],
    ['@community/config', 'is not public: import one of love98, love98/program, love98/ui'],
    ['love98/src/ui/icon', 'is not public: import one of love98, love98/program, love98/ui'],
    ['lodash', 'is not a dependency of package.json: npm install lodash'],
    ['@scope/chart/light', 'is not a dependency of package.json: npm install @scope/chart'],
    ['../../../server/main', 'is outside of community/: move the file into it'],
  ])('name %s and its line', (name, reason) => {
    const file = 'community/programs/moods/window.tsx'
    expect(problemsOf(`const a = 1\nimport { b } from '${name}'`)).toEqual([`${file}:2: "${name}" ${reason}`])
    expect(problemsOf(`\n\nexport { b } from '${name}'`)).toEqual([`${file}:3: "${name}" ${reason}`])
    expect(problemsOf(`import('${name}')`)).toEqual([`${file}:1: "${name}" ${reason}`])
  })

  test('name a window that a definition imports at once, and an import() without a literal path', () => {
    const file = 'community/programs/moods/program.ts'
    expect(problemsOf("import Window from './window'", file)).toEqual([
      `${file}:1: "./window" is imported at once: write load: () => import('./window')`,
    ])
    expect(problemsOf("const load = () => import('./window')", file)).toEqual([])
    expect(problemsOf('import(name)', file)).toEqual([
      `${file}:1: import() needs a literal path, so that the build finds the file`,
    ])
  })

  test('name the line of a file that cannot be parsed', () => {
    expect(problemsOf('const a = 1\nconst b = (')).toEqual([
      expect.stringMatching(/^community\/programs\/moods\/window\.tsx:2: /),
    ])
  })
})

describe('the contrast of own skins', () => {
  test('is named with the line of its color', () => {
    const palette = { ...highContrastBlack, ButtonText: '#777777', ButtonFace: '#808080' } as const
    const source =
      "export const cat = {\n  palette: {\n    ButtonFace: '#808080',\n    ButtonText: '#777777',\n  },\n}"
    const [first] = contrastProblems('community/skins/cat.ts', source, palette).map(describeProblem)
    expect(first).toBe(
      'community/skins/cat.ts:4: ButtonText (#777777) on ButtonFace (#808080): the contrast is 1.13:1, and texts need 4.5:1',
    )
  })

  test('includes the white labels of the icons', () => {
    const palette = { ...highContrastBlack, Background: '#ffffff' } as const
    expect(contrastProblems('community/skins/cat.ts', '', palette)).toEqual([
      expect.objectContaining({ text: expect.stringContaining('the white labels of the icons') }),
    ])
  })
})

test('the output of the compiler is read for the community alone', () => {
  const output = [
    "community/config.ts(12,3): error TS2322: Type 'number' is not assignable to type 'string'.",
    'node_modules/love98/src/a.ts(1,1): error TS7016: Could not find a declaration file.',
    'Found 2 errors.',
  ].join('\n')
  expect(typeProblems(output).map(describeProblem)).toEqual([
    "community/config.ts:12: Type 'number' is not assignable to type 'string'.",
  ])
})

test('lines of other checks keep their file and line, and headings are left out', () => {
  const message =
    'community/config.ts cannot be used:\n  community/config.ts:3: site.name: is empty\ncommunity/terms/en.md:1: is empty\nIt failed.'
  expect(problemsIn(message, 'community/config.ts').map(describeProblem)).toEqual([
    'community/config.ts:3: site.name: is empty',
    'community/terms/en.md:1: is empty',
    'community/config.ts: It failed.',
  ])
})

test('links are requested once, and only missing pages and hosts are named', async () => {
  const asked: string[] = []
  const get = async (url: unknown) => {
    asked.push(String(url))
    if (String(url).includes('gone')) return new Response(null, { status: 404 })
    if (String(url).includes('down')) throw new Error('fetch failed', { cause: new Error('no such host') })
    return new Response(null, { status: 403 })
  }
  const community = {
    chains: [{ publicRpcUrl: 'https://node.example' }],
    links: [
      { url: 'https://a.example' },
      { url: 'https://a.example' },
      { url: 'https://gone.example/x' },
      { url: 'https://down.example' },
      { url: null },
    ],
  }
  const found = await checkLinks(community, { file: 'community/config.ts', lineOf: () => 7, get })
  expect(found.map(describeProblem)).toEqual([
    'community/config.ts:7: links[2].url: https://gone.example/x answers 404',
    'community/config.ts:7: links[3].url: https://down.example cannot be reached (no such host)',
  ])
  expect(asked).toEqual(['https://a.example', 'https://gone.example/x', 'https://down.example'])
})
