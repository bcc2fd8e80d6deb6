import { expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { contentPolicies } from '../../server/content-policy.ts'
import { headersFor } from '../../server/security-headers.ts'
import { requestRoute } from '../server/all-routes'

const get = (path = '/manifest.json', headers: HeadersInit = {}) =>
  requestRoute(new Request(`http://localhost:3000${path}`, { headers }))

// Proves S1.3
test('the manifest has every field that a Safe requires', async () => {
  const response = await get()
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const { name, description, icons, iconPath, safe_apps_permissions } = await response.json()
  expect([typeof name, typeof description, iconPath]).toEqual(['string', 'string', '/assets/touch-icon.png'])
  expect(safe_apps_permissions).toEqual(['clipboard-write'])
  expect(icons.length).toBeGreaterThan(0)
  // The wallet of a Safe splits the sizes of every icon, and fails completely if an icon has none.
  for (const { src, sizes } of icons)
    expect([src, sizes]).toEqual([expect.stringMatching(/^\/assets\//), expect.stringMatching(/^\d+x\d+$/)])
})

// Proves S1.3
test("a program's address can be added to a Safe, because it has a manifest with existing icons", async () => {
  const response = await get('/p/treasury/manifest.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const [beside, own] = [await response.json(), await (await get()).json()]
  expect(Object.keys(beside)).toEqual(Object.keys(own))
  expect([beside.name, beside.start_url, beside.scope]).toEqual([own.name, '/', '/'])
  const [page, origin] = ['https://cats.example/p/treasury', 'https://cats.example']
  const sources = ({ icons, iconPath }: typeof own): string[] => [
    iconPath,
    ...icons.map(({ src }: { src: string }) => src),
  ]
  // A browser resolves an icon against the manifest; wallets of Safes append it to the app's address, or to its
  // origin.
  for (const [index, src] of sources(beside).entries())
    for (const url of [new URL(src, `${page}/manifest.json`), new URL(page + src), new URL(origin + src)])
      expect(url.href).toBe(origin + sources(own)[index])
})

// Proves S1.3
test('only the configured Safe hosts may frame pages', () => {
  const policies = contentPolicies({ scriptHashes: [], env: { SAFE_HOSTS: ['https://safe.example'] } })
  const policyOf = (path: string) => String(headersFor(path, { policies })['Content-Security-Policy'])
  // A Safe that shows `/` follows its redirect to the language of the browser.
  const translated = languages
    .filter(({ id }) => id !== 'en')
    .flatMap(({ id }) => [`/${id}`, `/${id}/p/treasury`])
  for (const path of ['/', '/p/treasury', ...translated])
    expect([path, policyOf(path)]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'self' https://safe.example"),
    ])
  for (const path of [
    '/api/safe/v1/chains',
    '/bsod',
    '/es/bsod',
    '/es/lost',
    '/es/manifest.json',
    '/static/es/p/a',
  ])
    expect([path, policyOf(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
  expect(headersFor('/', { policies })).not.toHaveProperty('X-Frame-Options')
})

test('a manifest is revalidated each time, and an unchanged one is answered without a body', async () => {
  const first = await get()
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await get('/manifest.json', { 'if-none-match': String(first.headers.get('etag')) })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each(['/p/nothing/manifest.json', '/xx/manifest.json', '/en/manifest.json'])(
  'the address %s has no manifest',
  async (path) => expect((await get(path)).status).toBe(404),
)
