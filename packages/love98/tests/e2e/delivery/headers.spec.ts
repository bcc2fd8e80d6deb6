import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { injectedOrigin, test } from '../support/product-test'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
}
const page = "frame-ancestors 'self' https://app.safe.global"
const data = "default-src 'none'; frame-ancestors 'none'"

const kinds = [
  ['/', 200, page, 'same-origin'],
  ['/p/pairs', 200, page, 'same-origin'],
  ['/nowhere', 404, "frame-ancestors 'none'", 'same-origin'],
  ['/api/config', 200, data, 'same-origin'],
  ['/api/health?part=process', 200, data, 'same-origin'],
  ['/favicon.ico', 200, "frame-ancestors 'none'", 'cross-origin'],
] as const

test('each kind of response carries its headers', async ({ request }) => {
  for (const [path, status, policy, resources] of kinds) {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(status)
    const headers = response.headers()
    expect.soft(headers, path).toMatchObject({ ...everywhere, 'cross-origin-resource-policy': resources })
    expect.soft(headers['content-security-policy'], path).toContain(policy)
    expect.soft(headers['x-powered-by'], path).toBeUndefined()
    expect.soft(headers['strict-transport-security'], path).toBeUndefined()
  }
  const headers = (await request.get('/assets/touch-icon.png')).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['permissions-policy']).toBeUndefined()
})

test(
  'a script of the page, as the page requests it, has no headers for documents',
  fullRun,
  async ({ page: tab }) => {
    const script = tab.waitForResponse(/\/static\/[^?]*\.js/)
    await openDesktop(tab)
    const headers = (await script).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': everywhere['x-request-id'],
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['permissions-policy']).toBeUndefined()
  },
)

test('every address of the site in a page is that of this server, not that of the build', async ({
  request,
  page: tab,
}) => {
  const own = new URL(process.env.BASE_URL ?? '').origin
  for (const path of ['/', '/p/pairs']) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${own}${path === '/' ? '' : path}"`)
    expect(html).toContain(`<meta property="og:image" content="${own}/assets/og/`)
    expect(html).not.toContain('.invalid')
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${own}/sitemap.xml`)
  // Scripts contain the address, which changes their hashes. If the policy had the old hashes, the page would not
  // start.
  await openDesktop(tab)
})

test(
  'pages answer GET and HEAD only, and a forged sender header changes nothing',
  fullRun,
  async ({ request }) => {
    expect((await request.post('/')).status()).toBe(405)
    const forged = { 'x-love98-request-id': '0123456789abcdef', 'x-love98-peer': '203.0.113.7' }
    const response = await request.get('/api/config', { headers: forged })
    expect(response.headers()['x-request-id']).not.toBe(forged['x-love98-request-id'])
  },
)

test.describe('a violation of the content policy', () => {
  test.use({ expectedErrors: [/planted\.example|img-src/] })

  test('is reported to the product itself', async ({ page: tab, request }) => {
    await openDesktop(tab)
    await tab.evaluate((origin) => {
      new Image().src = `${origin}/a.png`
    }, injectedOrigin)
    await expect
      .poll(async () => JSON.stringify((await (await request.get('/api/csp-report')).json()).violations))
      .toContain(injectedOrigin)
  })
})
