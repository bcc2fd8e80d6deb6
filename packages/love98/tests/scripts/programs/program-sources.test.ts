import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { programs } from '@/programs/registry'
import { programsOf, readPrograms, registryModules } from '../../../scripts/lib/programs/program-sources.ts'
import { packageRoot, projectRoot } from '../../../scripts/lib/project-root.mjs'

const root = projectRoot
const path = 'src/programs/clock/program.ts'
const plain = `export const clock = defineProgram({ id: 'clock', load: () => import('./window') })\n`

describe('the list of programs', () => {
  test('is written from the folders, with the ids and needs that the definitions have at run time', async () => {
    const read = await readPrograms(root)
    expect(read.map(({ id, needsWallet }) => ({ id, needsWallet }))).toEqual(
      programs.map((program) => ({ id: program.id, needsWallet: 'needsWallet' in program })),
    )
    for (const [file, source] of registryModules(read))
      expect(await readFile(join(root, file), 'utf8')).toBe(source)
  })

  test('names windows that exist, in the package or the project', async () => {
    for (const { window } of await readPrograms(root))
      await readFile(join(window.startsWith('community/') ? projectRoot : packageRoot, window))
  })

  test('keeps the programs that a community names, in its order', async () => {
    const kept = ['shut-down', 'bridge', 'unknown', 'send', 'run', 'notepad']
    const [source = '', windows = ''] = registryModules(await readPrograms(root), kept).values()
    expect(source.match(/^import .*$/gm)).toEqual([
      "import { shutDown } from '@/programs/shut-down/program'",
      "import { bridge } from '@/programs/links/program'",
      "import { send } from '@/programs/send/program'",
      "import { run } from '@/programs/run/program'",
      "import { notepad } from '@/programs/notepad/program'",
    ])
    expect(source).toContain('[\n  shutDown,\n  bridge,\n  send,\n  run,\n  notepad,\n]')
    expect(windows.match(/import\(.*?\)/g)).toEqual(["import('@/programs/send/wallet-window')"])
  })
})

describe('a definition', () => {
  test('may share its window with others, and may need the wallet and a capability', () => {
    const source = `const both = { load: () => import('./window') }
      export const one = defineProgram({ ...both, id: 'one' })
      export const two = defineProgram({ ...both, id: 'the-second', needsWallet: true, needs: 'server', keys: 'run' })`
    const [window, walletWindow] = ['src/programs/clock/window.tsx', 'src/programs/clock/wallet-window.tsx']
    expect(programsOf(path, source)).toEqual([
      {
        folder: 'src/programs/clock',
        window,
        id: 'one',
        name: 'one',
        needsWallet: false,
        needs: null,
        keys: null,
      },
      {
        folder: 'src/programs/clock',
        window: walletWindow,
        id: 'the-second',
        name: 'two',
        needsWallet: true,
        needs: 'server',
        keys: 'run',
      },
    ])
  })

  test.each([
    ['has no id', plain.replace("'clock'", 'clockId')],
    ['defineProgram', plain.replace('defineProgram', 'createProgram')],
  ])('stops with an error that says %j', (problem, source) => {
    expect(() => programsOf(path, source)).toThrow(problem)
    expect(programsOf(path, plain)).toHaveLength(1)
  })
})
