import { expect, type Page } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { cachedPaths, registrations, waitForOfflineCopy } from '../support/offline-copy'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test.use({ serviceWorkers: 'allow' })

async function loadedButNotKept(page: Page): Promise<string[]> {
  const kept = await cachedPaths(page)
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/static/'))
      .map(({ pathname }) => pathname),
  )
  expect(loaded.length).toBeGreaterThan(0)
  return loaded.filter((path) => !kept.includes(path))
}

function pictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const style = getComputedStyle(document.body)
    const answers = ['--icons', '--more-icons', '--wallpaper'].map(async (name) => {
      const url = /url\(["']?([^"')]+)/.exec(style.getPropertyValue(name))?.[1] ?? ''
      const { status } = await fetch(url).catch(() => ({ status: 0 }))
      return `${new URL(url, location.href).pathname.replace('/assets/skins/', '')}: ${status}`
    })
    return Promise.all(answers)
  })
}

test('no service worker is registered, and nothing is cached or requested, before the first input of the visitor', async ({
  page,
}) => {
  const transfers = await followTransfers(page)
  await openDesktop(page)
  await transfers.quiet(1500)
  expect(await registrations(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(transfers.all().map(({ url }) => new URL(url).pathname)).not.toContain('/service-worker.js')
})

test.describe('without a network', () => {
  // The browser logs each failed request; these failures are expected.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/] })

  test('after one visit and one opened program: reload, another skin, Notepad, and the program again', async ({
    page,
    context,
  }) => {
    await openDesktop(page)
    await waitForOfflineCopy(page)
    await openIcon(page, 'Swap Pairs')
    await expect(windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
    for (const path of ['/p/notepad', '/p/display', '/assets/skins/cat-club/icons.png'])
      await expect.poll(() => cachedPaths(page)).toContain(path)
    await expect.poll(() => loadedButNotKept(page)).toEqual([])
    for (const path of ['/p/notepad', '/p/display']) {
      const html = await (await page.request.get(path)).text()
      const named = [...html.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)].map(([, name]) => name)
      expect(named.length).toBeGreaterThan(0)
      await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(named))
    }

    await context.setOffline(true)
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
    await expect(page.locator('footer time')).toHaveText(/\d/)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline. Programs' })).toHaveCount(1)
    await expect(page.locator('footer')).toContainText('Offline')

    // The Start menu, Display Properties and Notepad were not opened before.
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('menuitem', { name: 'Skins' }).click()
    await page.getByRole('menuitemradio', { name: 'Night Cat' }).click()
    await expect
      .poll(() => pictures(page))
      .toEqual(['icons', 'more-icons', 'wallpaper-1366'].map((name) => `night-cat/${name}.png: 200`))
    // The restored window may cover the icons, but they can still be reached by keyboard.
    const icon = (name: string) =>
      page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name, exact: true })
    await icon('Display Properties').press('Enter')
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByRole('group', { name: 'Skin' }).getByLabel('Windows Standard').check()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page.locator('body')).toHaveClass('theme-standard')
    await expect
      .poll(() => pictures(page))
      .toEqual(['icons', 'more-icons', 'wallpaper-1366'].map((name) => `standard/${name}.png: 200`))
    await icon('Notepad').press('Enter')
    await expect(windowNamed(page, 'Read Me - Notepad').getByRole('textbox')).toHaveValue(/^Welcome/)
    await windowNamed(page, 'Swap Pairs').getByRole('button', { name: 'Close' }).click()
    await icon('Swap Pairs').press('Enter')
    await expect(windowNamed(page, 'Swap Pairs').locator('[data-pair]')).toHaveCount(11)
  })

  test(
    'offline a page that was never opened shows the desktop, and online everything works again',
    fullRun,
    async ({ page, context }) => {
      await openDesktop(page)
      await waitForOfflineCopy(page)
      await context.setOffline(true)
      await page.goto('/p/pairs')
      await expect(page).toHaveURL(/\/$/)
      // A page that starts online shows no message about the network.
      await expect(page.getByRole('status').filter({ hasText: 'You are offline. Programs' })).toHaveCount(1)
      await context.setOffline(false)
      await expect(page.getByRole('status').filter({ hasText: 'You are back online' })).toHaveCount(1)
      await expect(page.locator('footer')).not.toContainText('Offline')
      await openIcon(page, 'Swap Pairs')
      await expect(page.locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
    },
  )

  test('prices are refreshed when the network returns', fullRun, async ({ page, context }) => {
    await openDesktop(page)
    await openIcon(page, 'Swap Pairs')
    const pair = page.locator('[data-pair="CAT-ETH"]')
    await expect(pair).toContainText(/\d ETH/)
    await context.setOffline(true)
    await expect(page.locator('footer')).toContainText('Offline')
    await context.setOffline(false)
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/market'))
    expect((await asked).status()).toBe(200)
    await expect(pair).toContainText(/\d ETH/)
  })
})

test('responses of the product’s own endpoints are never cached', fullRun, async ({ page }) => {
  await openDesktop(page)
  await waitForOfflineCopy(page)
  await page.reload()
  await openIcon(page, 'Swap Pairs')
  await expect(page.locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
  const paths = await cachedPaths(page)
  expect(paths).toContain('/')
  expect(paths.filter((path) => path.startsWith('/api/') || path === '/service-worker.js')).toEqual([])
})

test('in a frame no service worker is registered', fullRun, async ({ page, context }) => {
  // Another page of the same origin embeds the desktop, because the product's own pages contain no frames.
  const body = '<!doctype html><iframe src="/p/notepad" width="600" height="400"></iframe>'
  await context.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/around')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('footer time')).toHaveText(/\d/)
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await frame.getByRole('button', { name: 'Start' }).click()
  await expect(frame.getByRole('menuitem').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await registrations(page)).toBe(0)
  expect(asked).not.toContain('/service-worker.js')
})

test.describe('a browser without cache storage', () => {
  test('shows the same desktop', fullRun, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      navigator.serviceWorker.register = refuse
    })
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  })
})

test(
  'the manifest has what installation needs, and every origin may read it',
  fullRun,
  async ({ request }) => {
    const response = await request.get('/manifest.json')
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Cat Club: cats on the chain',
      short_name: 'Cat Club',
      start_url: '/',
      display: 'standalone',
    })
    for (const shortcut of manifest.shortcuts) expect((await request.get(shortcut.url)).status()).toBe(200)
    expect(manifest.icons.length).toBeGreaterThan(0)
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  },
)
