import { expect, test } from 'vitest'
import { readImportGraph } from '../../../scripts/lib/check/import-graph'
import { layerPicture, withPicture } from '../../../scripts/lib/check/layer-picture'

const sources = {
  'server/serve.ts': "import '@/shell/desktop'",
  'src/shell/desktop.ts':
    "import '@/ui/menu'\nimport '@/domain/pair'\nimport type { A } from '@/chain/a'\nimport('@/demo/d')",
  'src/ui/menu.ts': "import '@/domain/pair'",
  'src/domain/pair.ts': '',
  'src/chain/a.ts': '',
  'src/demo/d.ts': '',
}

test('the picture has no types and no implied arrows, and dots imports on demand', async () => {
  const picture = layerPicture(await readImportGraph(new Map(Object.entries(sources))))
  expect(picture.split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  http-server --> shell',
    '  shell --> ui',
    '  shell -.-> demo',
    '  ui --> domain',
    '```',
  ])
})

test('the picture replaces the old one, and a document without its place is an error', () => {
  const paper =
    'A\n<!-- Made from the imports by `npm run picture`. -->\nold\n<!-- End of the picture. -->\nB'
  const written = withPicture(paper, 'new')
  expect(written).toContain('-->\n\nnew\n\n<!-- End')
  expect(withPicture(written, 'new')).toBe(written)
  expect(() => withPicture('A', 'new')).toThrow('ARCHITECTURE.md needs the lines')
})
