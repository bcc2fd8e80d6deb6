import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Side = 'browser' | 'server'
type Loader = (this: object, source: string) => string

const load: Loader = createRequire(import.meta.url)('../../../../scripts/lib/build/texts/text-loader.cjs')
const english = `export const greeting = { hello: 'Hello' } as const\nexport const farewell = { bye: 'Bye' } as const\n`

let root = ''
const files: Readonly<Record<string, string>> = {
  'en/ui/area.ts': english,
  'es/ui/area.ts': `export const greeting = { hello: 'Hola' } as const\n`,
  'fr/ui/other.ts': 'export const other = {} as const\n',
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-loader-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
})
afterEach(() => rm(root, { recursive: true }))

async function loaded(side: Side): Promise<string> {
  const resourcePath = join(root, 'en/ui/area.ts')
  const context = { resourcePath, getOptions: () => ({ side }), addDependency: () => undefined }
  return load.call(context, await readFile(resourcePath, 'utf8'))
}

test('on the server a translation answers for the parts that it has, so that a new language may have few', async () => {
  const code = await loaded('server')
  expect(code).toContain(
    'export const greeting = inPageLanguage(english_greeting, { "es": language0.greeting })',
  )
  expect(code).toContain('export const farewell = inPageLanguage(english_farewell, {  })')
  expect(code).not.toContain('@/texts/fr/')
})

test('for the browser each part is a call, whatever its translations have', async () => {
  const calls = (await loaded('browser')).match(/__texts\("ui\/area\.ts#\w+#[0-9a-f]{8}"\)/g)
  expect(calls).toHaveLength(2)
})
