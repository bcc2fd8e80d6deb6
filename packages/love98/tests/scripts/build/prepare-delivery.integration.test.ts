import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bestKey, listBestFiles, readBestFile } from '../../../server/delivery/best-files.ts'
import { prepareCompressed } from '../../support/compressed-build'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-delivery-'))
})
afterEach(() => rm(root, { recursive: true }))

const languages = [
  { id: 'en', tag: 'en-US' },
  { id: 'es', tag: 'es' },
]
const long = (text: string) => `/* ${text} */`.repeat(100)
const built: Readonly<Record<string, string>> = {
  'dist/pages/index.html': `<link rel="canonical" href="https://cats.example/"/><img src="/assets/a.png?v=0123abcd"/>${long('home')}`,
  'dist/pages/lost.html': '<p>lost</p>',
  'dist/pages/p/notepad.html': '<p>notepad</p>',
  'dist/pages/es.html': '<p>inicio</p>',
  'dist/pages/es/lost.html': '<p>nada</p>',
  'dist/client/first-abc.js': long('hello'),
  'dist/client/es/first-abc.js': long('hola'),
  'dist/client/first-abc.css': 'a{background:url(/assets/a.png?v=89abcdef)}',
  'dist/client/manifest.json': '{}',
  'dist/public/assets/a.png': 'picture',
  'dist/public/assets/notes.md': 'not delivered',
  'dist/public/favicon.ico': 'icon',
}

async function deliver() {
  for (const [path, text] of Object.entries(built)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const pages = Object.keys(built).flatMap((path) => path.match(/^dist\/pages\/(.*)/)?.[1] ?? [])
  const manifest = await prepareCompressed(root, pages, 'https://cats.example', languages)
  return { manifest, byPath: new Map(manifest.files.map((file) => [file.path, file])) }
}

test('each file has its address, cache time and language, and the bundler manifest has none', async () => {
  const { manifest } = await deliver()
  expect(manifest.languages).toEqual(languages)
  expect(manifest.files.map(({ path, caching, language }) => [path, caching, language])).toEqual([
    ['/', 'page', null],
    ['/lost', 'missing', null],
    ['/p/notepad', 'page', null],
    ['/es', 'page', 'es'],
    ['/es/lost', 'missing', 'es'],
    ['/static/es/first-abc.js', 'named', 'es'],
    ['/static/first-abc.css', 'named', null],
    ['/static/first-abc.js', 'named', null],
    ['/assets/a.png', 'versioned', null],
    ['/favicon.ico', 'daily', null],
  ])
})

test('the encoded bytes decode to the file, and an encoding that is not smaller is left out', async () => {
  const { byPath } = await deliver()
  const script = byPath.get('/static/first-abc.js')
  if (!script) throw new Error('There is no script.')
  const best = listBestFiles(root)
  const read = (encoding: string) =>
    readBestFile(root, best.get(bestKey(script, encoding))) ?? Buffer.alloc(0)
  expect(brotliDecompressSync(read('br')).toString()).toBe(long('hello'))
  expect(gunzipSync(read('gzip')).toString()).toBe(long('hello'))
  expect(byPath.get('/p/notepad')?.encodings).toEqual([])
  expect(byPath.get('/assets/a.png')?.encodings).toEqual([])
})

test('a picture has each version in a page or style sheet, and a page has the site address of its build', async () => {
  const { byPath } = await deliver()
  expect(byPath.get('/assets/a.png')?.versions).toEqual(['0123abcd', '89abcdef'])
  for (const path of ['/p/notepad', '/static/first-abc.js'])
    expect(byPath.get(path)).not.toHaveProperty('origin')
})
