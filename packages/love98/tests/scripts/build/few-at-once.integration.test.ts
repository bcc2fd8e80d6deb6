import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { mapWithLimit } from '../../../scripts/lib/build/prepare-delivery.ts'

test('the results are in the order of the items, and the concurrency is limited', async () => {
  let open = 0
  let most = 0
  const items = Array.from({ length: 1_000 }, (_, index) => index)
  const doubled = await mapWithLimit(items, async (item) => {
    most = Math.max(most, ++open)
    for (let turn = item % 7; turn > 0; turn--) await null
    open--
    return 2 * item
  })
  expect(doubled).toEqual(items.map((item) => 2 * item))
  expect(most).toBeLessThanOrEqual(64)
  expect(most).toBeGreaterThan(32)
})

test('the first failure ends the run and starts nothing after it', async () => {
  const begun: number[] = []
  const items = Array.from({ length: 1_000 }, (_, index) => index)
  const work = async (item: number) => {
    begun.push(item)
    await null
    if (item === 3) throw new Error('the fourth failed')
  }
  await expect(mapWithLimit(items, work)).rejects.toThrow('the fourth failed')
  expect(begun.length).toBeLessThan(200)
})

test.skipIf(process.platform === 'win32')(
  'a build of 600 scripts and 600 pages is finished by a process that may open 128 files',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'love98-many-'))
    try {
      for (const folder of ['dist/client', 'dist/pages', 'dist/public/assets'])
        await mkdir(join(root, folder), { recursive: true })
      await writeFile(join(root, 'dist/public/favicon.ico'), 'icon')
      const pages = Array.from({ length: 600 }, (_, index) => `${index}.html`)
      for (const [index, page] of pages.entries()) {
        await writeFile(join(root, 'dist/pages', page), `<style>a{order:${index % 3}}</style>${index}`)
        await writeFile(join(root, `dist/client/${index}.js`), 'a = 1;\n'.repeat(200))
      }
      const step = (name: string) => new URL(`../../../scripts/lib/build/${name}.ts`, import.meta.url).href
      const code = `
        const pages = ${JSON.stringify(pages)}
        await (await import('${step('build-product')}')).collectHashes('${root}', pages, [])
        await (await import('${step('prepare-delivery')}')).prepareDelivery('${root}', pages)`
      const command = 'ulimit -n 128 && exec "$0" --import tsx --input-type=module --eval "$1"'
      await promisify(execFile)('sh', ['-c', command, process.execPath, code])
      const { files } = JSON.parse(await readFile(join(root, 'dist/delivery/manifest.json'), 'utf8'))
      // Including the icon.
      expect(files).toHaveLength(1_201)
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  },
)
