import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readImportGraph, readSources } from '../scripts/lib/check/import-graph.ts'
import { checkImports } from '../scripts/lib/check/import-rules.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

describe('the imports of this product', () => {
  test('browser storage is accessed in one file, and in the script that runs before the first paint', async () => {
    const sources = await readSources(root)
    const touching = [...sources].filter(([, text]) =>
      /\b(localStorage|sessionStorage)\b/.test(withoutComments(text)),
    )
    expect(touching.map(([path]) => path)).toEqual([
      'src/browser/start/first-paint.ts',
      'src/browser/storage.ts',
    ])
  })
})

describe('the rules for imports', () => {
  const sound = {
    'src/domain/community/community.ts':
      "import * as v from 'valibot'\nexport type Community = v.InferOutput<never>",
    'src/app/community.ts': "import file from '@community/config'\nexport const community = file",
    'src/app/entry.tsx': "import { Desktop } from '@/shell/desktop'\nDesktop()",
    'src/shell/desktop.tsx':
      "import { programs } from '@/programs/registry'\nimport { boot } from '@/wallet/boot'\nboot(programs)",
    'src/programs/registry.ts':
      "import { all } from '@/programs/generated/programs'\nexport const programs = [...all]",
    'src/programs/generated/programs.ts':
      "import { swap } from '@/programs/swap/program'\nexport const all = [swap]",
    'src/programs/swap/program.ts': "export const swap = { load: () => import('./window') }",
    // A window that finds another program in the registry.
    'src/programs/swap/window.tsx':
      "import { useWallet } from '@/wallet/use-wallet'\nimport { programs } from '../registry'\nuseWallet(programs)",
    'src/programs/send/wallet-window.tsx': 'export const Window = 1',
    'src/programs/notepad/text.ts': 'export const text = 1',
    'src/wallet/boot.ts':
      "export const boot = (_: unknown) => [import('./use-wallet'), import('@/demo/announce')]",
    'src/wallet/use-wallet.ts':
      "import { useConfig } from 'wagmi'\nexport const useWallet = () => useConfig()",
    'src/demo/announce.ts': 'export const announce = 1',
    'src/server/env.ts': "import 'server-only'\nexport const env = 1",
    'server/http-server-limits.ts': '',
    'src/ui/button.tsx': 'export const Button = () => null',
    'src/ui/button.module.css': '',
  }

  test('the rules accept a sound product', async () => {
    const { violations } = await checkImports(new Map(Object.entries(sound)))
    expect(violations).toEqual([])
  })

  test.each([
    ['layer-domain', 'src/domain/rule.ts', "import { text } from '@/programs/notepad/text'\ntext"],
    [
      'layer-ui',
      'src/ui/panel.tsx',
      "import type { Community } from '@/domain/community/community'\nexport type P = Community",
    ],
    ['layer-shell', 'src/shell/chain.ts', "import { read } from '@/chain/read'\nread"],
    ['layer-programs', 'src/programs/notepad/secret.ts', "import { env } from '@/server/env'\nenv"],
    ['layer-dialogs', 'src/dialogs/terms.ts', "import { storage } from '@/browser/storage'\nstorage"],
    ['layer-wallet', 'src/wallet/face.ts', "import { Button } from '@/ui/button'\nButton"],
    ['layer-desktop', 'src/desktop/store.ts', "import { Button } from '@/ui/button'\nButton"],
    ['layer-server', 'src/server/read.ts', "import { boot } from '@/wallet/boot'\nboot"],
    ['layer-chain', 'src/chain/price.ts', "import { boot } from '@/wallet/boot'\nboot"],
    ['layer-safe', 'src/safe/host.ts', "import { boot } from '@/wallet/boot'\nboot"],
    ['layer-browser', 'src/browser/api/api.ts', "import { boot } from '@/wallet/boot'\nboot"],
    ['layer-skins', 'src/skins/standard.ts', "import { Button } from '@/ui/button'\nButton"],
    ['layer-demo', 'src/demo/wallet.ts', "import { boot } from '@/wallet/boot'\nboot"],
    ['config-from-app', 'src/ui/name.ts', "import file from '@community/config'\nfile"],
    [
      'http-server-apart',
      'src/server/http/limits.ts',
      "import { httpLimits } from '../../../server/http-server-limits.ts'\nhttpLimits",
    ],
    [
      'http-server-apart',
      'src/app/route.ts',
      "import { httpLimits } from '../../server/http-server-limits.ts'\nhttpLimits",
    ],
    ['no-cycles', 'src/domain/community/community.ts', "import type { B } from './b'\nexport type A = B"],
    ['no-cycles', 'src/programs/swap/program.ts', "import { programs } from '../registry'\nprograms"],
    [
      'programs-are-islands',
      'src/programs/swap/rows.ts',
      "import { text } from '@/programs/notepad/text'\ntext",
    ],
    ['window-is-lazy', 'src/programs/registry.ts', "import { Window } from './swap/window'\nWindow"],
    ['window-is-lazy', 'src/programs/registry.ts', "import { Window } from './send/wallet-window'\nWindow"],
    [
      'window-is-lazy',
      'src/programs/registry.ts',
      "export const a = import('./swap/window')\nimport './swap/window'",
    ],
    [
      'demo-is-lazy',
      'src/wallet/boot.ts',
      "import { announce } from '@/demo/announce'\nexport const boot = announce",
    ],
    ['plain-ts-has-no-react', 'src/desktop/state.ts', "import { useState } from 'react'\nuseState"],
    ['plain-ts-has-no-react', 'src/wallet/read.ts', "import { useConfig } from 'wagmi'\nuseConfig"],
    ['pure-domain', 'src/domain/address.ts', "import { isAddress } from 'viem'\nisAddress"],
    ['pure-domain', 'src/domain/clock.ts', "import { now } from 'node:perf_hooks'\nnow"],
    ['pure-domain', 'src/domain/language.ts', "import { listText } from '@/language/list-text'\nlistText"],
    ['resolvable', 'src/shell/taskbar/taskbar.tsx', "import { clock } from './clcok'\nclock"],
    // wagmi in the first load: directly, through another file, and through a hook of the wallet.
    [
      'wallet-is-lazy',
      'src/wallet/boot.ts',
      "import { getAccount } from 'wagmi/actions'\nexport const boot = getAccount",
    ],
    ['wallet-is-lazy', 'src/wallet/boot.ts', "export { useWallet as boot } from './use-wallet'"],
    ['wallet-is-lazy', 'src/shell/desktop.tsx', "import { useWallet } from '@/wallet/use-wallet'\nuseWallet"],
    [
      'wallet-is-lazy',
      'src/app/entry.tsx',
      "import { QueryClient } from '@tanstack/react-query'\nQueryClient",
    ],
    ['server-only', 'src/programs/swap/window.tsx', "import { env } from '@/server/env'\nenv"],
    ['server-only', 'src/shell/desktop.tsx', "export const f = () => import('node:fs')"],
  ])('the rule %s reports %s', async (rule, path, text) => {
    const others = {
      'src/domain/community/b.ts': "import type { A } from './community'\nexport type B = A",
      'src/chain/read.ts': 'export const read = 1',
      'src/skins/registry.ts': 'export const skins = 1',
      'src/browser/storage.ts': 'export const storage = 1',
      'src/language/list-text.ts': 'export const listText = 1',
    }
    const { violations } = await checkImports(new Map(Object.entries({ ...sound, ...others, [path]: text })))
    expect(violations.map((violation) => violation.rule)).toContain(rule)
    expect(
      violations.filter((violation) => violation.from === path || violation.path.includes(path)),
    ).not.toEqual([])
  })

  test('the rules let the community file use viem, and types come from anywhere the table allows', async () => {
    const allowed = {
      'src/app/community.ts': "import { isAddress } from 'viem'\nexport const check = isAddress",
      'src/shell/desktop.tsx':
        "import type { Account } from 'viem'\nexport const Desktop = (_: Account) => null",
      'src/programs/define-program.ts':
        "import type { ComponentType } from 'react'\nexport type C = ComponentType",
    }
    const { violations } = await checkImports(new Map(Object.entries({ ...sound, ...allowed })))
    expect(violations).toEqual([])
  })
})

test('imports are found at every place in a file', async () => {
  const source = `
    import type { A } from './a'
    import { type B, c } from './c'
    export type { D } from './d'
    export * from './e'
    const table = { c } as const satisfies Record<string, unknown>
    type F = import('./f').F
    export function View<T extends { id: string }>({ items }: { items: readonly T[] } & A) {
      const load = async (): Promise<B> => (await import('./g')).load<T>()
      return <ul title="don't" onClick={() => void import('./h')}>it's {items.map((i) => <li key={i.id} go={() => import(\`./i\`)} />)}</ul>
    }`
  const graph = await readImportGraph(new Map([['src/view.tsx', source]]))
  const found = graph.get('src/view.tsx')?.imports.map(({ specifier, kind }) => `${kind} ${specifier}`)
  expect(found?.sort()).toEqual(
    [
      'type ./a',
      'static ./c',
      'type ./d',
      'static ./e',
      'type ./f',
      'dynamic ./g',
      'dynamic ./h',
      'dynamic ./i',
    ].sort(),
  )
})

test('the import table names every folder of src', async () => {
  const { permissions } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  const folders = new Set(
    [...(await readSources(root)).keys()].flatMap((path) => /^src\/([^/]+)\//.exec(path)?.[1] ?? []),
  )
  folders.delete('app')
  expect([...folders].filter((folder) => !(folder in permissions))).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

test('unit tests replace no module, because they share processes', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const units = files.filter((file) => /(?<!\.integration)\.test\.tsx?$/.test(file))
  expect(units.length).toBeGreaterThan(0)
  const replacing = units.filter((file) =>
    /\bvi\.(mock|doMock)\(/.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  )
  expect(replacing).toEqual([])
})
