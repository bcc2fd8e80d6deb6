import { expect, type Page } from '@playwright/test'

/** Presses a key, and waits until the worker has cached the page, so that it works without a network. */
export async function waitForOfflineCopy(page: Page, desktop = '/'): Promise<void> {
  await page.locator('main').click({ position: { x: 900, y: 300 } })
  await page.evaluate(async () => {
    const registered = async () => (await navigator.serviceWorker.getRegistration())?.active
    while (!(await registered())) await new Promise((resolve) => setTimeout(resolve, 50))
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  await expect.poll(() => cachedPaths(page)).toContain(desktop)
  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, noModule }) => src && !noModule)
      .map(({ src }) => new URL(src).pathname),
  )
  expect(scripts.length).toBeGreaterThan(0)
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(scripts))
}

export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
}

export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
