import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDispatcher } from '@/server/http/dispatcher'
import { prepareDelivery } from '../../../scripts/lib/build/prepare-delivery.ts'
import { createNotFoundAnswerer } from '../../../server/delivery/answer-not-found.ts'
import { loadStaticStore } from '../../../server/delivery/static-store.ts'
import { drain } from '../../../server/draining.ts'
import { createHttpServer } from '../../../server/http-server.ts'
import { createRouteListener } from '../../../server/route-listener.ts'

const policies = {
  name: 'Content-Security-Policy',
  page: 'page',
  plain: 'plain',
  thread: 'thread',
  document: 'document',
  data: 'data',
} as const
const lost = `<!DOCTYPE html><p>${'Not found '.repeat(200)}</p>`
const verloren = `<!DOCTYPE html><p>${'Nicht da '.repeat(200)}</p>`
const files: Record<string, string> = {
  'dist/pages/lost.html': lost,
  'dist/pages/de/lost.html': verloren,
  'dist/client/a.js': 'export {}',
  'dist/public/assets/a.txt': 'a',
  'dist/public/favicon.ico': 'icon',
}
/** Derives the policy of a page from the page itself, because its hashes cover the whole text. */
const policiesOf = vi.fn((html: string) => ({ ...policies, document: `document of ${html.length}` }))

let root = ''
let url = ''
let server: Server
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-missing-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  const languages = [
    { id: 'en', tag: 'en' },
    { id: 'de', tag: 'de' },
  ]
  await prepareDelivery(root, ['lost.html', 'de/lost.html'], undefined, languages)
  const missing = createNotFoundAnswerer(await loadStaticStore(root), { policies, policiesOf })
  const player = () => Promise.reject(new Error('No route here has a session.'))
  const handle = createRouteListener(createDispatcher([], { player, missing }))
  server = createHttpServer({ handle, policies }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await drain(server, 0)
  await rm(root, { recursive: true })
})

test.each([
  ['/wp-login.php', lost, `document of ${lost.length}`],
  ['/de/wp-login.php', verloren, `document of ${verloren.length}`],
  ['/fr/wp-login.php', lost, `document of ${lost.length}`],
  ['/static/none.js', lost, 'data'],
  ['/api/none', lost, 'data'],
])(
  'the path %s gets the not-found page in its language, with 404 and the policy of its kind',
  async (path, page, policy) => {
    const answer = await fetch(url + path)
    expect([answer.status, await answer.text()]).toEqual([404, page])
    expect(answer.headers.get('content-security-policy')).toBe(policy)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('etag')).toBe(null)
    const head = await fetch(url + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([404, ''])
  },
)

test('a page is read for its policy once per encoding, for any number of requests', async () => {
  policiesOf.mockClear()
  for (let asked = 0; asked < 5; asked++)
    for (const encoding of ['br', 'gzip'])
      await fetch(`${url}/.env.${asked}`, { headers: { 'accept-encoding': encoding } })
  expect(policiesOf.mock.calls.length).toBeLessThanOrEqual(2)
})

test.each([
  ['/p/swap/', '/p/swap'],
  ['/p/swap/?a=//b', '/p/swap?a=//b'],
  ['/de/', '/de'],
])('the path %s is redirected to %s', async (path, location) => {
  const answer = await fetch(url + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
})
