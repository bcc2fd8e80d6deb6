import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverOnly } from '../../../../scripts/lib/build/plugins/server-only.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-server-only-'))
  await writeFile(join(root, 'entry.js'), "export { secret } from './secret.js'\n")
  await writeFile(join(root, 'secret.js'), "import 'server-only'\nexport const secret = 'kept'\n")
})
afterEach(() => rm(root, { recursive: true }))

const options = () => ({
  root,
  configFile: false as const,
  publicDir: false as const,
  logLevel: 'silent' as const,
  plugins: [serverOnly()],
})

test("a server module in the browser's code fails the build with its name", async () => {
  const building = build({
    ...options(),
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })
  await expect(building).rejects.toThrow(/secret\.js is for the server alone/)
})

test('the import is empty in the prerendering build', async () => {
  await build({ ...options(), build: { ssr: 'entry.js', outDir: 'out' } })
  expect(await import(join(root, 'out/entry.mjs')).then(({ secret }) => secret)).toBe('kept')
})
