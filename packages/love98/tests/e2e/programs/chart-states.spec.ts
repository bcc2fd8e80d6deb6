import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { candlesOf, serveCandles } from '../support/candles'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

/** Errors that the browser logs for the failures in these tests. */
test.use({ expectedErrors: [/Failed to load resource/] })

async function openChart(page: Page, pair = 'CAT-USDC') {
  await openDesktop(page, `/p/charts?open=${pair}`)
  return windowNamed(page, `${pair} - Charts`)
}

test('the chart reports that the history is being read', fullRun, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await serveCandles(page)
  await page.route('**/api/market/*/candles?*', async (route) => {
    await held
    await route.fallback()
  })
  const window = await openChart(page)
  await expect(window.getByText('Reading the history…')).toBeVisible()
  release()
  await expect(window.getByRole('slider')).toBeVisible()
})

test('a pair without any history, and a range without any, show a message', fullRun, async ({ page }) => {
  await serveCandles(page, ({ interval, from }) => ({
    candles: [],
    begins: interval === '15m' ? null : from,
  }))
  const window = await openChart(page)
  await expect(window.getByText('There is no history of CAT-USDC yet.')).toBeVisible()
  await window.getByRole('button', { name: '1 hour' }).click()
  await expect(window.getByText('There is no history in this range. Choose a longer one.')).toBeVisible()
})

test(
  'a pair that the community does not have is reported, and no data is requested for it',
  fullRun,
  async ({ page }) => {
    const asked = await serveCandles(page)
    const window = await openChart(page, 'CAT-NONE')
    await expect(window.getByText('Cannot find the pair CAT-NONE.')).toBeVisible()
    expect(asked.filter(({ pair }) => pair === 'CAT-NONE')).toEqual([])
  },
)

test(
  'a failure is reported with a way to try again; an existing chart stays, and is marked as old',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await serveCandles(page)
    let isDown = true
    await page.route('**/api/market/*/candles?*', (route) =>
      isDown ? route.fulfill({ status: 503, json: { code: 'database-unavailable' } }) : route.fallback(),
    )
    const window = await openChart(page)
    await expect(window.getByText('The server cannot reach its database')).toBeVisible()
    isDown = false
    await window.getByRole('button', { name: 'Retry' }).click()
    await expect(window.getByRole('slider')).toBeVisible()
    isDown = true
    await page.clock.fastForward(70_000)
    await expect(window.getByText('The chart could not be refreshed.')).toBeVisible()
    await expect(window.getByRole('slider')).toBeVisible()
  },
)

test(
  'without a network the chart waits for it, and comes back with it',
  fullRun,
  async ({ page, context }) => {
    await serveCandles(page)
    let isCut = true
    await page.route('**/api/market/*/candles?*', (route) => (isCut ? route.abort() : route.fallback()))
    const window = await openChart(page)
    await context.setOffline(true)
    await expect(
      window.getByText('You are offline. The chart will be updated when you are back online.'),
    ).toBeVisible()
    isCut = false
    await context.setOffline(false)
    await expect(window.getByRole('slider')).toBeVisible()
  },
)

test(
  'the chart stays when a node does not answer, with the block and the age of its price',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await serveCandles(page)
    const window = await openChart(page)
    const bar = window.locator('.status-bar')
    await expect(bar).toContainText(/^As of block [\d,]+/)
    await page.route('**/api/market', (route) =>
      route.fulfill({ status: 503, json: { code: 'node-unavailable' } }),
    )
    await page.clock.fastForward(4_000)
    await expect(bar).toContainText(/not responding.* as of block [\d,]+, \d+ seconds? ago/)
    await expect(window.getByRole('slider')).toBeVisible()
  },
)

test('no data is requested while the window is minimized', fullRun, async ({ page }) => {
  await page.clock.install()
  const asked = await serveCandles(page, (question) => ({ candles: candlesOf(question) }))
  const window = await openChart(page)
  await expect(window.getByRole('slider')).toBeVisible()
  await window.getByRole('button', { name: 'Minimize' }).click()
  const before = asked.length
  await page.clock.fastForward(300_000)
  await page.evaluate(() => fetch('/api/config'))
  expect(asked.length).toBe(before)
})
