import { expect, test } from 'vitest'
import { readImportGraph } from '../../../scripts/lib/check/import-graph.ts'
import { unusedPermissions } from '../../../scripts/lib/check/import-rules.ts'

test('a permission without an import is reported; import() and type imports count', async () => {
  const graph = await readImportGraph(
    new Map([
      ['src/wallet/boot.ts', "export const boot = () => import('@/demo/announce')"],
      ['src/wallet/name.ts', "import type { Name } from '@/domain/name'\nexport type N = Name"],
      ['src/wallet/read.ts', "import { read } from '@/chain/read'\nread"],
      ['src/demo/announce.ts', 'export const announce = 1'],
      ['src/domain/name.ts', 'export type Name = string'],
      ['src/chain/read.ts', 'export const read = 1'],
    ]),
  )
  const table = { wallet: ['demo', 'domain', 'chain'], demo: [] }
  expect(unusedPermissions(table, graph)).toEqual([])
  const planted = { wallet: [...table.wallet, 'ui'], demo: ['domain'] }
  expect(unusedPermissions(planted, graph)).toEqual([
    expect.stringContaining('src/wallet may import ui,'),
    expect.stringContaining('src/demo may import domain,'),
  ])
})
