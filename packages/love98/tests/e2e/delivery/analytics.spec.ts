import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const { origin, hostname } = new URL(process.env.BASE_URL ?? 'http://localhost')
const host = 'https://statistics.example'
type SentAnalytics = { events: Record<string, unknown>[]; ticks: number }
const website = '94db1cb1-74f4-4a40-ad6c-962362670409'

/**
 * A script like Umami's that reports the calls it receives, and continues to send after any of them, no faster than a
 * busy machine handles requests.
 */
const script = `window.sentAnalytics = { events: [], ticks: 0 };
    window.umami = { track: (payload) => sentAnalytics.events.push(payload) };
    setInterval(() => { sentAnalytics.ticks++; fetch('${host}/beat').catch(() => 0); navigator.sendBeacon('${host}/beacon') }, 200);
    addEventListener('pagehide', () => navigator.sendBeacon('${host}/last'))`
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`

/** The page as a build with these statistics would have it: its data is rewritten on the way. */
async function configure(page: Page, productionHostname: string): Promise<string[]> {
  const requested: string[] = []
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const html = await response.text()
    expect(html).toContain('"analytics":null')
    const umami = { websiteId: website, host, integrity }
    const body = html.replace(
      '"analytics":null',
      `"analytics":${JSON.stringify({ productionHostname, umami })}`,
    )
    await route.fulfill({ headers, body })
  })
  // The policy that the server of such a site sends with the page.
  await page.route(
    ({ origin: asked }) => asked === origin,
    async (route) => {
      if (route.request().method() !== 'HEAD') return route.fallback()
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const allowing = policy.replaceAll(/(script-src|connect-src) /g, `$1 ${host} `)
      await route.fulfill({ headers: { ...response.headers(), 'content-security-policy': allowing } })
    },
  )
  await page.route(`${host}/*`, async (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(pathname)
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({
      headers,
      contentType: 'text/javascript',
      body: pathname.endsWith('.js') ? script : '',
    })
  })
  return requested
}

// The scripts of the statistics continue to send requests; the test expects that they are blocked.
test.use({ expectedErrors: [/statistics\.example/] })

const sent = (requested: readonly string[]) => requested.filter((path) => !path.endsWith('.js'))

const sentAnalytics = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'sentAnalytics') as SentAnalytics | undefined)

async function openSettings(page: Page) {
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await openIcon(page, 'Display Properties')
  await expect(windowNamed(page, 'Display Properties')).toBeVisible()
  await page.getByRole('tab', { name: 'Effects' }).click()
  await expect(page).toHaveURL(/\/p\/display\?open=effects$/)
}

/** Waits until the page is idle, which statistics wait for, and until it has then loaded and drawn something else. */
async function letStatisticsCome(page: Page) {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  )
  await openIcon(page, 'Bridge')
  await expect(windowNamed(page, 'Bridge').locator('[data-item]').first()).toBeVisible()
}

// Proves S4.10, S7.22
test('on the production hostname: off at first, counted once turned on, silent once turned off', async ({
  page,
}) => {
  // Three loads of the page, each of which waits until the page is idle.
  test.slow()
  const requested = await configure(page, hostname)
  await page.goto(`${origin}/`)
  await openSettings(page)
  const choice = page.getByRole('checkbox', { name: 'Send usage statistics' })
  await expect(choice).not.toBeChecked()
  await letStatisticsCome(page)
  expect(requested).toEqual([])
  await windowNamed(page, 'Bridge').getByRole('button', { name: 'Close' }).click()

  await choice.check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => sentAnalytics(page)).toMatchObject({ events: [{ website, url: '/p/display' }] })
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual(['/script.js'])
  await expect.poll(() => sent(requested)).toContain('/beat')

  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await page.reload()
  await expect.poll(() => sentAnalytics(page)).toMatchObject({ events: [{ website, url: '/' }] })
  await openSettings(page)
  await expect.poll(async () => (await sentAnalytics(page))?.events).toHaveLength(2)
  await choice.uncheck()
  await page.getByRole('button', { name: 'OK' }).click()
  await openIcon(page, 'Notepad')
  await expect
    .poll(() => sentAnalytics(page))
    .toMatchObject({
      events: [
        { website, url: '/' },
        { website, url: '/', name: 'program', data: { program: 'display' } },
      ],
    })
  // Earlier requests have arrived when this one has. From then on the scripts run without a connection.
  await page.evaluate(() => fetch('/api/health?part=process').then((response) => response.text()))
  requested.length = 0
  const ticks = (await sentAnalytics(page))?.ticks ?? 0
  await expect.poll(async () => (await sentAnalytics(page))?.ticks).toBeGreaterThan(ticks + 4)
  expect(
    await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'sent',
          () => 'refused',
        ),
      `${host}/late`,
    ),
  ).toBe('refused')
  expect(requested).toEqual([])
  await page.goto(`${origin}/`)
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await letStatisticsCome(page)
  expect(requested).toEqual([])
})

// Proves S4.10, S7.22
for (const [where, change] of variants([
  ['on any other hostname', { hostname: 'cats.example' }],
  ['under Do Not Track', { property: 'doNotTrack', value: '1' }],
  ['under Global Privacy Control', { property: 'globalPrivacyControl', value: true }],
] as const))
  test(
    `${where} statistics are neither offered nor requested, even if they were stored as turned on`,
    fullRun,
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('love98-usage-statistics', 'on'))
      if ('property' in change)
        await page.addInitScript(
          ({ property, value }) => Object.defineProperty(navigator, property, { value }),
          change,
        )
      const requested = await configure(page, 'hostname' in change ? change.hostname : hostname)
      await page.goto(`${origin}/`)
      await openSettings(page)
      await expect(page.getByRole('checkbox', { name: 'Send usage statistics' })).toHaveCount(0)
      await letStatisticsCome(page)
      expect(requested).toEqual([])
    },
  )
