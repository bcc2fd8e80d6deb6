import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, type Route } from '@playwright/test'
import { fullRun } from '../full-run'
import { openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

// Errors that the browser logs for a missing response.
test.use({ expectedErrors: [/404|Failed to load|imported module/] })

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
const scripts = /\/static\/[^?]+\.js/
const isAlive = (page: Page) => expect(page.locator('footer time')).toHaveText(/\d/)
const offer = (page: Page) => page.getByRole('alertdialog', { name: 'The desktop did not start' })

function documents(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

test("scripts that another release's server does not have reload the page once, and it comes alive", async ({
  page,
}) => {
  const loads = documents(page)
  await page.route(scripts, (route) => (loads() < 2 ? missing(route) : route.continue()))
  await page.goto('/')
  await isAlive(page)
  expect(loads()).toBe(2)
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('one script of many that is missing is enough', fullRun, async ({ page }) => {
  const loads = documents(page)
  let first: string | undefined
  await page.route(scripts, (route) => {
    first ??= route.request().url()
    return loads() < 2 && route.request().url() === first ? missing(route) : route.continue()
  })
  await page.goto('/')
  await isAlive(page)
  expect(loads()).toBe(2)
})

test(
  'scripts that stay missing end in a message with Restart, which loads the page again',
  fullRun,
  async ({ page }) => {
    const loads = documents(page)
    await page.route(scripts, missing)
    await page.goto('/p/notepad')
    await expect(offer(page)).toContainText('Part of this page could not be loaded.')
    await expect(offer(page).getByRole('button', { name: 'Restart' })).toBeFocused()
    expect(loads()).toBe(2)
    await offer(page).getByRole('button', { name: 'Restart' }).click()
    await expect.poll(loads).toBe(3)
    await expect(offer(page)).toHaveCount(1)
    await page.unroute(scripts)
    await page.keyboard.press('Enter')
    await isAlive(page)
    await expect(offer(page)).toHaveCount(0)
    expect(loads()).toBe(4)
  },
)

test('a part that fails after the desktop has started reloads nothing', fullRun, async ({ page }) => {
  const loads = documents(page)
  await page.goto('/')
  await isAlive(page)
  await page.route(scripts, missing)
  // The code of message boxes is missing too, so the browser's own dialog says it.
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.dismiss()
  })
  await openIcon(page, 'Notepad')
  await expect.poll(() => said.join()).toContain('Notepad')
  expect(loads()).toBe(1)
})

/**
 * A server in front of the product that sends its first page in two parts: the body follows when `release` is called.
 */
const slow = test.extend<{ front: { url: string; release: () => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  front: async ({}, use) => {
    let release = () => {}
    let isFirst = true
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const server = createServer(async ({ url = '/' }, response) => {
      if (isFirst && url.startsWith('/static/')) return void response.writeHead(404).end()
      const answer = await fetch(`${process.env.BASE_URL}${url}`)
      const kept = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
        kept.delete(name)
      const body = Buffer.from(await answer.arrayBuffer())
      const end = body.indexOf('</head>')
      response.writeHead(answer.status, Object.fromEntries(kept))
      if (isFirst && end > 0) {
        response.write(body.subarray(0, end))
        await released
        isFirst = false
        response.end(body.subarray(end))
      } else response.end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use({ url: `http://localhost:${port}`, release })
    server.closeAllConnections()
    server.close()
  },
  productUrl: ({ front }, use) => use(front.url),
})

slow('scripts that failed before the body of the page arrived count too', async ({ page, front }) => {
  const loads = documents(page)
  await page.goto('/', { waitUntil: 'commit' })
  const failed = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 404).length
  const asked = () => document.querySelectorAll('head script[src]:not([nomodule])').length
  await expect.poll(() => page.evaluate(asked)).toBeGreaterThan(0)
  await expect.poll(async () => (await page.evaluate(failed)) >= (await page.evaluate(asked))).toBe(true)
  front.release()
  await isAlive(page)
  expect(loads()).toBe(2)
})
