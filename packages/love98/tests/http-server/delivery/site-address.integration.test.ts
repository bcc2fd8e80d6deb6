import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtOrigin } from '@/server/built-address'
import { createStaticAnswerer } from '../../../server/delivery/answer-static.ts'
import { loadStaticStore } from '../../../server/delivery/static-store.ts'
import { siteOrigin } from '../../../server/site-address.ts'
import { prepareCompressed } from '../../support/compressed-build'

const text = Array.from({ length: 400 }, (_, index) => `<p>${(index * 7919) % 1009}</p>`).join('')
const home = `<link rel="canonical" href="${builtOrigin}"><script>push("${builtOrigin}/a.png")</script>${text}`
const files = {
  'dist/pages/index.html': home,
  'dist/pages/bsod.html': text,
  'dist/pages/more.html': home,
  'dist/pages/de/bsod.html': home,
  'dist/pages/lost.html': '<p>Not found</p>',
  'dist/client/a.js': 'export {}',
  'dist/public/assets/a.txt': 'a',
  'dist/public/favicon.ico': 'icon',
}

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-address-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  const pages = ['index.html', 'bsod.html', 'more.html', 'de/bsod.html', 'lost.html']
  const languages = [
    { id: 'en', tag: 'en' },
    { id: 'de', tag: 'de' },
  ]
  await prepareCompressed(root, pages, 'https://built.example', languages)
})
afterAll(() => rm(root, { recursive: true }))

async function load(path: string, origin: string) {
  const store = await loadStaticStore(root, { origin })
  const stored = store.files.get(path)
  stored?.prepare?.()
  const read = (encoding: string) => {
    const { body = Buffer.alloc(0), etag = '' } = stored?.variants.get(encoding) ?? {}
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((bytes: Buffer) => bytes)
    return { text: decode(body).toString(), etag, bytes: body.length }
  }
  return { read, improved: () => store.improving }
}

describe.each(['https://built.example', 'https://elsewhere.example:8443'])('pages at %s', (origin) => {
  const expected = home.replaceAll(builtOrigin, origin)

  test('a page contains its site address in every encoding, before and after the best compression', async () => {
    const { read, improved } = await load('/', origin)
    for (const encoding of ['identity', 'br', 'gzip']) expect(read(encoding).text).toBe(expected)
    const quick = read('br')
    await improved()
    for (const encoding of ['identity', 'br', 'gzip']) expect(read(encoding).text).toBe(expected)
    expect(read('br').bytes).toBeLessThanOrEqual(quick.bytes)
  })

  test('a page has a validator that depends on the address and the bytes', async () => {
    const [one, other] = [await load('/', origin), await load('/', 'https://third.example')]
    const before = one.read('br')
    await Promise.all([one.improved(), other.improved()])
    for (const encoding of ['identity', 'br', 'gzip'])
      expect(one.read(encoding).etag).not.toBe(other.read(encoding).etag)
    if (one.read('br').bytes !== before.bytes) expect(one.read('br').etag).not.toBe(before.etag)
  })
})

test('a page without a site address is sent as the build compressed it', async () => {
  const [one, other] = [
    await load('/bsod', 'https://one.example'),
    await load('/bsod', 'https://other.example'),
  ]
  expect(one.read('br')).toEqual(other.read('br'))
})

test('the page of the desktop is compressed before it is requested', async () => {
  const store = await loadStaticStore(root, { origin: 'https://elsewhere.example' })
  expect(store.files.get('/')?.prepare).toBeUndefined()
  await store.improving
  expect(store.files.get('/')?.variants.get('br')?.etag).toMatch(/-best"$/)
})

test.each(['/more', '/de/bsod'])('the page %s is compressed once, when it is requested', async (path) => {
  const store = await loadStaticStore(root, { origin: 'https://elsewhere.example' })
  const stored = store.files.get(path)
  if (!stored) throw new Error(`${path} is not there`)
  const answer = createStaticAnswerer(store, { policies: undefined })
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const built = stored.variants.get('br')?.etag
  const ask = async (encoding: string) => {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
    return { text: await response.text(), etag: response.headers.get('etag') }
  }
  const expected = home.replaceAll(builtOrigin, 'https://elsewhere.example')
  const [first, plain] = [await ask('br'), await ask('identity')]
  expect([first.text, plain.text]).toEqual([expected, expected])
  expect(first.etag).not.toBe(built)
  expect(stored.prepare).toBeUndefined()
  // The request sends back the validator of the first response.
  const known = { 'accept-encoding': 'identity', 'if-none-match': String(plain.etag) }
  expect((await fetch(url, { headers: known })).status).toBe(304)
  // After the response the server compresses the page again, at the build's level.
  await expect.poll(() => stored.variants.get('br')?.etag).toMatch(/-best"$/)
  expect((await ask('br')).text).toBe(expected)
  server.closeAllConnections()
  server.close()
})

describe('the address of the site', () => {
  test.each([
    [{}, 'http://localhost:3000'],
    [{ SITE_URL: '', PORT: '3911' }, 'http://localhost:3911'],
    [{ SITE_URL: 'HTTPS://Cats.Example:443/' }, 'https://cats.example'],
    [{ SITE_URL: 'http://[::1]:3000' }, 'http://[::1]:3000'],
  ])('the address for %j is %s', (env, origin) => expect(siteOrigin(env)).toBe(origin))

  test.each([
    'https://a"onload="x',
    "https://a'b.example",
    'https://a&b.example',
    'javascript:alert(1)',
    'cats.example',
  ])('the address %s is refused, because pages write it into attributes and scripts', (address) =>
    expect(() => siteOrigin({ SITE_URL: address })).toThrow('SITE_URL'),
  )
})
