import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from '../scripts/lib/check/import-graph.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

// Proves S10.7
test('no field has a placeholder: Windows 98 had none, and the text would vanish with the first letter', async () => {
  const sources = [...(await readSources(root))]
  expect(sources.filter(([, text]) => text.includes('<input')).length).toBeGreaterThan(0)
  expect(sources.filter(([, text]) => /\bplaceholder=/.test(text)).map(([file]) => file)).toEqual([])
})
