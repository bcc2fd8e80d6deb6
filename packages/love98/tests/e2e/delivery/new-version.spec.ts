import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { openDesktop, openIcon } from '../support/desktop'
import { cachedPaths, waitForOfflineCopy } from '../support/offline-copy'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test.use({ serviceWorkers: 'allow' })

/**
 * A server in front of the product that can deliver the next build, because a test cannot intercept the requests of a
 * worker.
 */
const deployed = test.extend<{ front: { url: string; deployNext: () => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  front: async ({}, use) => {
    let isNext = false
    const server = createServer(async ({ url, headers }, response) => {
      const answer = await fetch(`${process.env.BASE_URL}${url}`, {
        headers: { accept: headers.accept ?? '*/*', cookie: headers.cookie ?? '' },
      })
      const kept = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
        kept.delete(name)
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, Object.fromEntries(kept))
      response.end(isNext ? renamed(body, answer.headers.get('content-type') ?? '') : body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use({
      url: `http://localhost:${port}`,
      deployNext: () => {
        isNext = true
      },
    })
    server.closeAllConnections()
    server.close()
  },
  productUrl: ({ front }, use) => use(front.url),
})

/** The pages and the worker of the next build: the same ones with another version. */
function renamed(body: Buffer, type: string): Buffer | string {
  if (!/html|javascript/.test(type)) return body
  return body
    .toString()
    .replace(/^const version = "\w+"/, 'const version = "next"')
    .replace(/data-build="\w+"/, 'data-build="next"')
}

deployed(
  'a new version is offered and waits; a restart takes it and cleans up after the old one',
  async ({ page, front }) => {
    await openDesktop(page)
    await waitForOfflineCopy(page)
    const [before] = await page.evaluate(() => caches.keys())
    front.deployNext()
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    const offer = page.getByRole('alertdialog', { name: 'A new version is ready' })
    await expect(offer).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual([before, 'love98-next'])

    const loaded = page.waitForEvent('load')
    await offer.getByRole('button', { name: 'Restart' }).click()
    await loaded
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['love98-next'])
    // The new worker loaded the cache of the old one before it took over.
    expect(await cachedPaths(page)).toContain('/')
    expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe('next')
  },
)

deployed.describe('a chunk of an old build that the server no longer has', () => {
  deployed.use({ expectedErrors: [/404|imported module|Failed to load/i], serviceWorkers: 'block' })

  deployed('leads to an offer to restart, since the server has a newer one', async ({ page, front }) => {
    await openDesktop(page)
    front.deployNext()
    let isRemoved = true
    await page.route('**/static/**/*.js', (route) =>
      isRemoved ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    // The code of the message box is missing too, so the browser asks.
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.type())
      isRemoved = false
      void question.accept()
    })
    await openIcon(page, 'Notepad')
    // While the page is replaced, it has no root element to ask.
    const build = () => page.evaluate(() => document.documentElement.dataset.build).catch(() => 'none')
    await expect.poll(build).toBe('next')
    expect(asked).toEqual(['confirm'])
    await expect(page.locator('footer time')).toHaveText(/\d/)
    await openIcon(page, 'Notepad')
    // The window that could not be opened may have been restored with the session.
    await expect(windowNamed(page, 'Read Me - Notepad').last()).toBeVisible()
  })
})
