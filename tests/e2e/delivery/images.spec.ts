import { type APIRequestContext, expect, test } from '@playwright/test'

const picture = '/assets/touch-icon.png'

/** Asks the image route; a value of undefined leaves the parameter out. */
function askImage(
  request: APIRequestContext,
  given: { url?: string; w?: string | number; q?: string | number },
) {
  const address = new URL('/_next/image', process.env.BASE_URL)
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return request.get(address.href)
}

test('[S2.2] [S9.5] a quality that is missing is 75', async ({ request }) => {
  const [without, with75] = await Promise.all([
    askImage(request, { url: picture, w: 64 }),
    askImage(request, { url: picture, w: 64, q: 75 }),
  ])
  expect([without.status(), with75.status()]).toEqual([200, 200])
  expect(without.headers()['content-type']).toMatch(/^image\//)
  expect((await without.body()).equals(await with75.body())).toBe(true)
})

for (const w of [16, 32, 48, 64, 96, 128, 256, 384])
  test(`[S9.5] icons have a width of ${w}`, async ({ request }) => {
    expect((await askImage(request, { url: picture, w, q: 75 })).status()).toBe(200)
  })

for (const w of [640, 750, 828, 1080, 1200, 1920, 2048, 3840])
  test(`[S9.5] pictures of a device have a width of ${w}`, async ({ request }) => {
    expect((await askImage(request, { url: picture, w, q: 75 })).status()).toBe(200)
  })

for (const [what, given] of Object.entries({
  'another width': { url: picture, w: 641, q: 75 },
  'a width above the widest': { url: picture, w: 4096, q: 75 },
  'no width': { url: picture, q: 75 },
  'another quality': { url: picture, w: 64, q: 80 },
  'the best quality': { url: picture, w: 64, q: 100 },
  'a quality that is no number': { url: picture, w: 64, q: 'best' },
  'no picture': { w: 64, q: 75 },
  'a picture of another host': { url: 'https://example.org/a.png', w: 64, q: 75 },
  'a picture of another host without a scheme': { url: '//example.org/a.png', w: 64, q: 75 },
  'a picture that is data': { url: 'data:image/png;base64,iVBORw0KGgo=', w: 64, q: 75 },
  'a file outside /assets': { url: '/favicon.ico', w: 64, q: 75 },
  'a way out of /assets': { url: '/assets/../favicon.ico', w: 64, q: 75 },
  'a picture with a query': { url: `${picture}?v=1`, w: 64, q: 75 },
  'our own interface': { url: '/api/config', w: 64, q: 75 },
}))
  test(`[S2.2] ${what} is refused`, async ({ request }) => {
    expect((await askImage(request, given)).status()).toBe(400)
  })

test('[S2.2] a width or path that is not allowed is refused without a quality too', async ({ request }) => {
  expect((await askImage(request, { url: picture, w: 641 })).status()).toBe(400)
  expect((await askImage(request, { url: '/favicon.ico', w: 64 })).status()).toBe(400)
})

test('an image carries a policy that allows no script', async ({ request }) => {
  const headers = (await askImage(request, { url: picture, w: 64 })).headers()
  expect(headers['content-security-policy']).toMatch(/script-src 'none'|default-src 'none'/)
  expect(headers['content-disposition']).toMatch(/^attachment/)
})
