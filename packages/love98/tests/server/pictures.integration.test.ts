import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { pictureWidths } from '@/server/pictures/resized-picture'
import { publicFolder } from '@/server/public-folder'
import { requestRoute } from './all-routes'

beforeEach(() => {
  vi.resetModules()
  for (const name of ['RATE_LIMITS', 'SITE_URL', 'PORT', 'DATABASE_URL']) vi.stubEnv(name, '')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const picture = '/assets/touch-icon.png'
const ask = (query: Record<string, string>, headers: Record<string, string> = {}, method = 'GET') =>
  requestRoute(
    new Request(`http://localhost:3000/_next/image?${new URLSearchParams(query)}`, { method, headers }),
    '203.0.113.7',
  )

// Proves S9.5
test('every width is answered without enlarging, and in WebP if the browser accepts it', async () => {
  const own = (await sharp(join(publicFolder(), picture)).metadata()).width ?? 0
  for (const width of pictureWidths) {
    const response = await ask({ url: picture, w: String(width) }, { accept: 'image/avif,image/webp,*/*' })
    const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([response.status, made.format, made.width]).toEqual([200, 'webp', Math.min(width, own)])
  }
  const plain = await ask({ url: picture, w: '64', q: '75' }, { accept: 'image/*' })
  expect(plain.headers.get('content-type')).toBe('image/png')
  expect(plain.headers.get('vary')).toBe('accept')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=14400, must-revalidate')
  expect(plain.headers.get('content-security-policy')).toContain("script-src 'none'")
})

test('a browser that has a picture gets a response without a body, and HEAD gets its length', async () => {
  const first = await ask({ url: picture, w: '64' })
  const again = await ask({ url: picture, w: '64' }, { 'if-none-match': String(first.headers.get('etag')) })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask({ url: picture, w: '64' }, {}, 'HEAD')
  expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength))
})

// Proves S2.2, S9.5
test('the quality is 75 if none is requested', async () => {
  const [without, with75] = await Promise.all([
    ask({ url: picture, w: '64' }),
    ask({ url: picture, w: '64', q: '75' }),
  ])
  expect(Buffer.from(await without.arrayBuffer())).toEqual(Buffer.from(await with75.arrayBuffer()))
})

const widths = '16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840'

// Proves S2.2, S9.5
test.each([
  [{ url: picture }, `w: must be one of ${widths}`],
  [{ url: picture, q: '75' }, 'w: must be one of 16, 32'],
  [{ url: picture, w: '641', q: '75' }, 'w: must be one of'],
  [{ url: picture, w: '4096', q: '75' }, 'w: must be one of'],
  [{ url: picture, w: '65' }, 'w: must be one of'],
  [{ url: picture, w: '064' }, 'w: must be one of'],
  [{ url: picture, w: '64', q: '80' }, 'q: must be 75'],
  [{ url: picture, w: '64', q: '100' }, 'q: must be 75'],
  [{ url: picture, w: '64', q: 'best' }, 'q: must be 75'],
  [{ w: '64' }, 'url: must be a path of this site below /assets/'],
  [{ url: 'https://example.org/assets/a.png', w: '64' }, 'url: '],
  [{ url: '//example.org/a.png', w: '64' }, 'url: '],
  [{ url: 'data:image/png;base64,iVBORw0KGgo=', w: '64' }, 'url: '],
  [{ url: '/favicon.ico', w: '64' }, 'url: '],
  [{ url: '/api/config', w: '64' }, 'url: '],
  [{ url: '/assets/../../package.json', w: '64' }, 'url: '],
  [{ url: '/assets/%2e%2e/favicon.ico', w: '64' }, 'url: '],
  [{ url: '/assets/..\\favicon.ico', w: '64' }, 'url: '],
  [{ url: `${picture}?v=1`, w: '64' }, 'url: '],
  [{ url: '/assets/a.svg', w: '64' }, 'url: must be a picture'],
])('the request %j is refused with the allowed values', async (query, text) => {
  const response = await ask(query as Record<string, string>)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(text)])
})

test('a missing picture is a 404', async () => {
  expect((await ask({ url: '/assets/none.png', w: '64' })).status).toBe(404)
})

test('a sender may ask for as many resized pictures as the limit allows', async () => {
  vi.stubEnv('RATE_LIMITS', 'image=3/60')
  const statuses = []
  for (let turn = 0; turn < 4; turn++) statuses.push((await ask({ url: picture, w: '64' })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
