import { expect, facts, isOwn, openDesktop, test } from './journey.mjs'

test('each page of each language has the name of the site in its title', async ({ request }) => {
  for (const { id, prefix, name } of facts.languages)
    for (const path of [prefix || '/', ...facts.programs.map((program) => `${prefix}/p/${program.id}`)]) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      const title = /<title>([^<]*)</.exec(html)?.[1] ?? ''
      expect(plain(title), path).toContain(name)
      expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]?.toLowerCase(), path).toBe(id)
    }
})

test('an address that does not exist answers 404, with the programs of the desktop', async ({ request }) => {
  const response = await request.get('/there-is-no-such-page')
  expect(response.status()).toBe(404)
  const html = await response.text()
  for (const { id } of facts.programs) expect(html.includes(`href="/p/${id}"`), id).toBe(true)
})

test.describe('links', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead to the addresses of the community', async ({ page, context }) => {
    /** @type {string[]} */
    const followed = []
    // Nothing leaves this machine: other hosts are answered here.
    await context.route(
      (url) => !isOwn(url),
      (route) => {
        followed.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
      },
    )
    await page.goto('/')
    const hrefs = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of new Set(hrefs)) {
      expect(facts.links).toContain(href)
      await page.goto('/')
      const link = page.locator(`main a[href="${href}"]`).first()
      expect(await link.getAttribute('rel')).toMatch(/noopener|noreferrer/)
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
      await opened.waitForLoadState()
      await opened.close()
    }
    expect(followed.map((url) => new URL(url).host)).toEqual(
      [...new Set(hrefs)].map((url) => new URL(url).host),
    )
  })
})

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|NetworkError/,
  })

  test('a visited desktop opens again, if the community keeps it offline', async ({ page, context }) => {
    await openDesktop(page)
    await page.locator('main').click({ position: { x: 900, y: 300 } })
    if (!facts.offline) {
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0)
      return
    }
    const scripts = await page.evaluate(() =>
      Array.from(document.scripts, ({ src }) => src && new URL(src).pathname).filter(Boolean),
    )
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
            const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat()
            return requests.map(({ url }) => new URL(url).pathname)
          }),
        { timeout: 30_000 },
      )
      .toEqual(expect.arrayContaining(['/', ...scripts]))
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('footer time')).toHaveText(/\d/)
  })
})

/** @param {string} html */
function plain(html) {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
