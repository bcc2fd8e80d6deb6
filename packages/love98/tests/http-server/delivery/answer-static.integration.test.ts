import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticAnswerer } from '../../../server/delivery/answer-static.ts'
import { loadStaticStore } from '../../../server/delivery/static-store.ts'
import { drain } from '../../../server/draining.ts'
import { createHttpServer } from '../../../server/http-server.ts'
import { prepareCompressed } from '../../support/compressed-build'

const policies = {
  name: 'Content-Security-Policy',
  page: 'page',
  plain: 'plain',
  thread: 'thread',
  document: 'document',
  data: 'data',
} as const

const script = `export const text = '${'cats '.repeat(400)}'\n`
const home = `<!DOCTYPE html><p>${'home '.repeat(200)}</p><img src="/assets/a.png?v=0123abcd">`
const picture = Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) % 256))
const files: Record<string, string | Buffer> = {
  'dist/pages/index.html': home,
  'dist/pages/p/swap.html': `<!DOCTYPE html><p>${'swap '.repeat(200)}</p>`,
  'dist/pages/lost.html': '<!DOCTYPE html><p>Not found</p>',
  'dist/client/0a1b.js': script,
  'dist/client/0a1b.js.map': '{}',
  'dist/public/assets/a.png': picture,
  'dist/public/favicon.ico': 'icon',
}

let root = ''
let port = 0
let server: ReturnType<typeof createHttpServer>
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-delivery-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  await prepareCompressed(root, ['index.html', 'p/swap.html', 'lost.html'])
  const policiesOf = (html: string) => ({ ...policies, page: `page of ${html.length}` })
  const answerStatic = createStaticAnswerer(await loadStaticStore(root), { policies, policiesOf })
  const handle = (_: object, response: { end: (text: string) => void }) => response.end('routes')
  server = createHttpServer({ handle, answers: [answerStatic], policies }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await drain(server, 0)
  await rm(root, { recursive: true })
})

/** Requests without the decoding of `fetch`, and with the path unchanged. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ port, host: '127.0.0.1', path, headers, method }).end()
  const [response] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

describe('static files', () => {
  test('a file is sent in the preferred encoding of the client, and each encoding has its own validator', async () => {
    const plain = await get('/')
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(plain.body.toString()).toBe(home)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(home)
    expect(gunzipSync(gzip.body).toString()).toBe(home)
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers, body } of [plain, brotli, gzip]) {
      expect(headers.vary).toContain('accept-encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
  })

  test('a file has the security headers and a request id', async () => {
    for (const [path, policy] of [
      ['/', `page of ${home.length}`],
      ['/nowhere', 'document'],
      ['/static/0a1b.js', undefined],
      ['/assets/a.png', undefined],
    ] as const) {
      const { headers } = await get(path)
      expect([path, headers['content-security-policy']]).toEqual([path, policy])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/)
    }
  })

  test('a page allows its own inline scripts, and no script of another page', async () => {
    const swap = String(files['dist/pages/p/swap.html'])
    for (const [path, html] of [
      ['/', home],
      ['/p/swap', swap],
    ] as const)
      expect((await get(path)).headers['content-security-policy']).toBe(`page of ${html.length}`)
  })

  test('an unchanged file is not sent again, and HEAD sends no bytes', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    const same = { 'if-none-match': String(headers.etag) }
    const again = await get('/', { ...same, 'accept-encoding': 'br' })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await get('/', { ...same, 'accept-encoding': 'gzip' })).status).toBe(200)
    const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ])
  })

  test('a picture is sent in ranges, and text is not', async () => {
    const part = await get('/assets/a.png', { range: 'bytes=10-19' })
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/500'])
    expect(part.body).toEqual(picture.subarray(10, 20))
    const beyond = await get('/assets/a.png', { range: 'bytes=500-' })
    expect([beyond.status, beyond.headers['content-range'], beyond.body.length]).toEqual([
      416,
      'bytes */500',
      0,
    ])
    expect((await get('/assets/a.png', { 'if-match': '"other"' })).status).toBe(412)
    expect((await get('/', { range: 'bytes=0-9' })).status).toBe(200)
  })

  test('an error response is not cached, at any address', async () => {
    for (const [path, headers, status] of [
      ['/static/0a1b.js', { 'if-match': '"other"' }, 412],
      ['/assets/a.png?v=0123abcd', { 'if-match': '"other"' }, 412],
      ['/assets/a.png?v=0123abcd', { range: 'bytes=500-' }, 416],
      ['/favicon.ico', { 'if-match': '"other"' }, 412],
    ] as const) {
      const answer = await get(path, headers)
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'no-store'])
      expect(answer.headers['content-length']).toBe('0')
    }
  })

  test('a range is honored for GET alone (RFC 9110, 14.2)', async () => {
    for (const range of ['bytes=10-19', 'bytes=500-']) {
      const { status, headers } = await get('/assets/a.png', { range }, 'HEAD')
      expect([status, headers['content-length'], headers['content-range']]).toEqual([200, '500', undefined])
    }
  })

  test('a date is compared only for files with one: pages have none (RFC 9110, 13.1.3)', async () => {
    const later = 'Fri, 31 Dec 2100 23:59:59 GMT'
    const earlier = 'Fri, 31 Dec 1999 23:59:59 GMT'
    const statuses = async (path: string) => [
      (await get(path)).headers['last-modified'] !== undefined,
      (await get(path, { 'if-modified-since': later })).status,
      (await get(path, { 'if-unmodified-since': earlier })).status,
    ]
    expect(await statuses('/assets/a.png')).toEqual([true, 304, 412])
    for (const path of ['/', '/static/0a1b.js'])
      expect([path, ...(await statuses(path))]).toEqual([path, false, 200, 200])
  })

  test('a file is cached forever only at an address that this build created', async () => {
    const caching = async (path: string) => (await get(path)).headers['cache-control']
    const forEver = 'public, max-age=31536000, immutable'
    const asked = 'public, max-age=0, must-revalidate'
    expect(await caching('/static/0a1b.js')).toBe(forEver)
    expect(await caching('/assets/a.png?v=0123abcd')).toBe(forEver)
    expect(await caching('/assets/a.png')).toBe(asked)
    // The version of another build: a cache would keep these bytes for a year under its address.
    expect(await caching('/assets/a.png?v=deadbeef')).toBe(asked)
    expect(await caching('/assets/a.png?v=0123abcd&v=deadbeef')).toBe(asked)
    expect(await caching('/')).toBe(asked)
    expect(await caching('/favicon.ico')).toBe('public, max-age=86400')
    expect(await caching('/nowhere')).toContain('no-store')
  })

  test('a query of the visitor changes nothing about a page', async () => {
    expect((await get('/?skin=standard&open=1')).body.toString()).toBe(home)
  })

  test('an address without a route gets the not-found page with 404', async () => {
    const { status, body } = await get('/nowhere/at-all')
    expect([status, body.toString()]).toEqual([404, files['dist/pages/lost.html']])
  })
})

test.each([
  ['an endpoint', '/api/health', {}],
  ['a shared board', '/heartbreak/b/g1', {}],
  ['a file that is not there', '/assets/none.png', {}],
  ['a chunk of another build', '/static/ffff.js', {}],
  ['a folder', '/assets', {}],
  ['a trailing slash', '/p/swap/', {}],
  ['a doubly encoded dot segment', '/%252e%252e/package.json', {}],
  ['a file of the build', '/dist/content-policy.json', {}],
  ['a source map', '/static/0a1b.js.map', {}],
])('the path %s is left to the routes', async (_, path, headers) => {
  const answer = await get(path, headers)
  expect(answer.body.toString()).toBe('routes')
})

test.each(['/p/../', '/%2e%2e/package.json', '/%00'])(
  'the path %s is refused before a file is looked up',
  async (path) => {
    expect((await get(path, {})).status).toBe(400)
  },
)

test('files above the memory limits are read on request, and without a build there are no files', async () => {
  const store = await loadStaticStore(root, { limits: { file: 1000, total: 10_000 } })
  const all = await loadStaticStore(root)
  expect(store.bytes).toBeLessThan(all.bytes)
  expect((await loadStaticStore(root, { limits: { file: 1000, total: 3 } })).bytes).toBeLessThanOrEqual(3)
  const bodies = (path: string, { files }: typeof all) =>
    Array.from(files.get(path)?.variants.values() ?? [], ({ body }) => body)
  for (const path of ['/static/0a1b.js', '/assets/a.png', '/p/swap'])
    expect(bodies(path, store)).toEqual(bodies(path, all))
  expect((await loadStaticStore(join(root, 'public'))).files.size).toBe(0)
})
