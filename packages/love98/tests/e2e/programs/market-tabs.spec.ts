import { expect, type Page } from '@playwright/test'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

/** Opens Swap Pairs in a new tab, and counts its requests for the market of the main chain. */
async function openTab(page: Page) {
  const asked = { count: 0 }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/market' && search === '') asked.count++
  })
  await page.goto('/p/pairs')
  await expect(windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"]')).toContainText('ETH')
  return asked
}

// Proves S9.7
test('one tab requests the prices for all tabs, and another one continues when it is closed', async ({
  page,
  context,
}) => {
  const first = await openTab(page)
  await expect.poll(() => first.count).toBeGreaterThanOrEqual(1)
  const other = await context.newPage()
  const second = await openTab(other)
  await expect(windowNamed(other, 'Swap Pairs').locator('.status-bar')).toContainText(
    /^([^:]+: )?As of block/,
  )

  // The browser considers both visible here, like two windows side by side.
  const before = { first: first.count, second: second.count }
  await expect
    .poll(() => first.count + second.count, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(before.first + before.second + 3)
  const more = [first.count - before.first, second.count - before.second]
  expect(Math.min(...more)).toBe(0)

  const [asking, listening] = more[0] === 0 ? [other, first] : [page, second]
  const silent = listening.count
  await asking.close()
  // Two rounds of requests, however late the first of them is.
  await expect.poll(() => listening.count, { timeout: 30_000 }).toBeGreaterThan(silent + 1)
})
