import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  maxStoredReleases,
  releasesFolder,
  restoreReleases,
  storeRelease,
} from '../../../scripts/lib/build/keep-releases.ts'
import { prepareDelivery } from '../../../scripts/lib/build/prepare-delivery.ts'
import { compressMissing } from '../../../server/delivery/compress-missing.ts'
import { manifestFile } from '../../../server/delivery/static-manifest.ts'
import { loadStaticStore } from '../../../server/delivery/static-store.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-releases-'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
})
afterEach(() => rm(root, { recursive: true }))

const chunk = (text: string) => `export const text = '${text.repeat(400)}'\n`

/** Builds as Vite does, which empties the folder first, and keeps the release. */
async function release(
  id: string,
  chunks: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, string>> = {},
) {
  vi.setSystemTime(Date.now() + 60_000)
  await rm(join(root, 'dist'), { recursive: true, force: true })
  const files = {
    'dist/pages/index.html': '<p>home</p>',
    'dist/public/favicon.ico': 'icon',
    'dist/public/assets/a.png': 'a',
    ...pictures,
  }
  const named = Object.entries(chunks).map(([name, text]) => [`dist/client/${name}`, text])
  for (const [path = '', content = ''] of [...Object.entries(files), ...named]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  await prepareDelivery(root, ['index.html'], 'https://cats.example')
  await restoreReleases(root, id)
  const { files: delivered } = JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
  await compressMissing(root, delivered)
  await storeRelease(root, id)
}

async function deliveredText(name: string, folder = '/static'): Promise<string | undefined> {
  const { files } = await loadStaticStore(root, { origin: 'https://cats.example' })
  const stored = files.get(`${folder}/${name}`)
  if (!stored) return undefined
  const plain = stored.variants.get('identity')?.body.toString()
  expect(brotliDecompressSync(stored.variants.get('br')?.body ?? Buffer.alloc(0)).toString()).toBe(plain)
  expect(stored.file.caching).toBe('named')
  return plain
}

test('a build contains the chunks of the two previous releases, and no older ones', async () => {
  for (const id of ['one', 'two', 'three', 'four'])
    await release(id, { [`${id}.js`]: chunk(id), 'same.js': chunk('same') })
  expect(await deliveredText('four.js')).toBe(chunk('four'))
  expect(await deliveredText('three.js')).toBe(chunk('three'))
  expect(await deliveredText('two.js')).toBe(chunk('two'))
  expect(await deliveredText('one.js')).toBeUndefined()
  expect(await deliveredText('same.js')).toBe(chunk('same'))
  expect((await readdir(join(root, releasesFolder))).sort()).toEqual(['four', 'three', 'two'])
})

test('pages and pictures come from the newest release alone', async () => {
  await release('one', { 'one.js': chunk('one') }, { 'dist/public/assets/old.png': 'old' })
  await release('two', { 'two.js': chunk('two') })
  const { files } = await loadStaticStore(root, { origin: 'https://cats.example' })
  expect([...files.keys()].filter((path) => !path.startsWith('/static/'))).toEqual([
    '/',
    '/assets/a.png',
    '/favicon.ico',
  ])
})

test('builds of the same sources count as one release', async () => {
  await release('one', { 'one.js': chunk('one') })
  for (let index = 0; index < maxStoredReleases + 1; index++) await release('two', { 'two.js': chunk('two') })
  expect(await deliveredText('one.js')).toBe(chunk('one'))
})

test('a release that is incomplete, changed or points outside of its folder adds nothing', async () => {
  await release('one', { 'one.js': chunk('one'), 'other.js': chunk('other') })
  const folder = join(root, releasesFolder, 'one')
  const stored = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  const [one] = stored.files
  await writeFile(join(folder, one.file), 'alert(1)')
  stored.files.push(
    { ...one, path: '/_next/static/../../api/config' },
    { ...one, path: '/static/../api/config' },
    { ...one, path: '/p/pairs', caching: 'page' },
  )
  stored.files.push({ ...one, path: '/static/secret.js', file: '../../../dist/public/favicon.ico' })
  await writeFile(join(folder, 'release.json'), JSON.stringify(stored))
  await mkdir(join(root, releasesFolder, 'broken'))
  await writeFile(join(root, releasesFolder, 'broken', 'release.json'), '{"files":')
  await release('two', { 'two.js': chunk('two') })
  const { files } = await loadStaticStore(root, { origin: 'https://cats.example' })
  const paths = [...files.keys()].filter((path) => path !== '/' && !/^\/(assets|favicon)/.test(path)).sort()
  expect(paths).toEqual(['/static/other.js', '/static/two.js'])
})

test('chunks of a previous build are still delivered at their former addresses', async () => {
  await release('one', { 'one.js': chunk('one'), 'es/one.js': chunk('uno') })
  const stored = join(root, releasesFolder, 'one', 'release.json')
  const before = JSON.parse(await readFile(stored, 'utf8'))
  // Former manifests named a file for each encoding.
  for (const file of before.files) file.encodings = { br: `${file.hash}.br`, gzip: `${file.hash}.gzip` }
  await writeFile(
    stored,
    JSON.stringify(before)
      .replaceAll('"/static/es/one.js"', '"/_next/static/es/static/chunks/one.js"')
      .replaceAll('"/static/one.js"', '"/_next/static/chunks/one.js"'),
  )
  await release('two', { 'two.js': chunk('two') })
  expect(await deliveredText('one.js', '/_next/static/chunks')).toBe(chunk('one'))
  expect(await deliveredText('one.js', '/_next/static/es/static/chunks')).toBe(chunk('uno'))
  expect(await deliveredText('one.js')).toBeUndefined()
  expect(await deliveredText('two.js')).toBe(chunk('two'))
})
