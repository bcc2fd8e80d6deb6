import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fewAtOnce } from '../../../scripts/lib/build/few-at-once.mjs'

test('gives the results in the order of the items, and does a few at once', async () => {
  let open = 0
  let most = 0
  const items = Array.from({ length: 1_000 }, (_, index) => index)
  const doubled = await fewAtOnce(items, async (item) => {
    most = Math.max(most, ++open)
    for (let turn = item % 7; turn > 0; turn--) await null
    open--
    return 2 * item
  })
  expect(doubled).toEqual(items.map((item) => 2 * item))
  expect(most).toBeLessThanOrEqual(64)
  expect(most).toBeGreaterThan(32)
})

test('ends with the first failure and begins nothing after it', async () => {
  const begun: number[] = []
  const items = Array.from({ length: 1_000 }, (_, index) => index)
  const work = async (item: number) => {
    begun.push(item)
    await null
    if (item === 3) throw new Error('the fourth failed')
  }
  await expect(fewAtOnce(items, work)).rejects.toThrow('the fourth failed')
  expect(begun.length).toBeLessThan(200)
})

test.skipIf(process.platform === 'win32')(
  'a build of 600 scripts and 600 pages is finished by a process that may open 128 files',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'love98-many-'))
    try {
      for (const folder of ['.next/static/chunks', '.next/server/app', 'public/assets'])
        await mkdir(join(root, folder), { recursive: true })
      await writeFile(join(root, 'public/favicon.ico'), 'icon')
      await writeFile(join(root, '.next/static/chunks/a.css'), 'a{color:red}')
      const pages = Array.from({ length: 600 }, (_, index) => `${index}.html`)
      for (const [index, page] of pages.entries()) {
        const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'
        await writeFile(join(root, '.next/server/app', page), `${link}${index}`)
        await writeFile(
          join(root, `.next/static/chunks/${index}.js`),
          `push([${index},()=>1]);\n${'a = 1;\n'.repeat(200)}`,
        )
      }
      const step = (name: string) => new URL(`../../../scripts/lib/build/${name}.mjs`, import.meta.url).href
      const code = `
        await (await import('${step('compile-early')}')).compileEarly('${root}/.next/static/chunks')
        await (await import('${step('inline-styles')}')).inlineStyles('${root}/.next', ${JSON.stringify(pages)})
        await (await import('${step('prepare-delivery')}')).prepareDelivery('${root}', [])`
      const command = 'ulimit -n 128 && exec "$0" --input-type=module --eval "$1"'
      await promisify(execFile)('sh', ['-c', command, process.execPath, code])
      const { files } = JSON.parse(await readFile(join(root, '.next/delivery/manifest.json'), 'utf8'))
      // With the style sheet and the icon.
      expect(files).toHaveLength(602)
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  },
)
