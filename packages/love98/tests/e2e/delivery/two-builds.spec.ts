import { createServer, request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'
import { hasNginx, startNginx } from '../../deploy/nginx'
import { fullRun } from '../full-run'
import { openIcon } from '../support/desktop'
import { buildNextRelease, startBuild } from '../support/second-build'
import { windowNamed } from '../support/windows'

test.describe.configure({ mode: 'serial', timeout: 900_000 })

type Stop = () => Promise<void>
const stops: Stop[] = []
let old = ''
let next = ''
test.beforeAll(async () => {
  test.setTimeout(600_000)
  const release = await buildNextRelease()
  stops.push(release.remove)
  for (const folder of [undefined, release.folder]) {
    const server = await startBuild(folder)
    stops.unshift(server.stop)
    if (folder) next = server.address
    else old = server.address
  }
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

/**
 * Starts a load balancer that forwards each request to one process and never retries it on another. `choose` selects
 * the process.
 */
async function balance(choose: () => string): Promise<{ url: string; stop: Stop }> {
  const server = createServer((incoming, outgoing) => {
    const [host, port] = choose().split(':')
    const asked = openRequest({
      host,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    })
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function newVisitor(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  await context.addInitScript((key) => localStorage.setItem(key, ''), welcomeKey)
  return { context, page: await context.newPage() }
}

/**
 * Returns the result of a first visit: `fine` if Notepad opens, `offer` if the page offers to restart, else `broken`. The
 * offer is the browser's own question where the code of message boxes did not arrive either.
 */
async function visit(browser: Browser, url: string): Promise<string> {
  const { context, page } = await newVisitor(browser, url)
  const question = page.waitForEvent('dialog', { timeout: 0 }).then(async (dialog) => {
    const isOffer = dialog.type() === 'confirm' && dialog.message().startsWith('Notepad\n')
    await dialog.dismiss()
    return isOffer ? 'offer' : `broken: ${dialog.message()}`
  })
  // The context closes without a question in most visits.
  question.catch(() => undefined)
  try {
    return await Promise.race([question, openNotepad(page)])
  } catch {
    return 'broken'
  } finally {
    await context.close()
  }
}

async function openNotepad(page: Page): Promise<'fine' | 'offer'> {
  await page.goto('/')
  const offer = page.getByRole('alertdialog').getByRole('button', { name: 'Restart' })
  const isAlive = page.locator('footer time').filter({ hasText: /\d/ })
  await expect(isAlive.or(offer).first()).toBeVisible({ timeout: 15_000 })
  if (await offer.isVisible()) return 'offer'
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, 'Read Me - Notepad').or(offer).first()).toBeVisible({ timeout: 15_000 })
  const isEmpty = page.getByRole('textbox')
  await expect(isEmpty.or(offer).first()).toBeVisible({ timeout: 15_000 })
  return (await offer.isVisible()) ? 'offer' : 'fine'
}

async function outcomes(browser: Browser, url: string, visits: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let index = 0; index < visits; index++) {
    const outcome = await visit(browser, url)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

test('a page of the old build finds its parts on a process of the new one', fullRun, async ({ browser }) => {
  let asked = old
  const front = await balance(() => asked)
  const { context, page } = await newVisitor(browser, front.url)
  await page.goto('/')
  await expect(page.locator('footer time')).toHaveText(/\d/)
  asked = next
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, 'Read Me - Notepad').getByRole('textbox')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await context.close()
  await front.stop()
})

test(
  'no visit of 200 behind the proxy, over both builds without stickiness, is broken or asked to restart',
  fullRun,
  async ({ browser }) => {
    test.skip(!hasNginx(), 'No nginx is installed.')
    const proxy = await startNginx(old, next)
    expect(await outcomes(browser, proxy.url, 200)).toEqual({ fine: 200 })
    await proxy.stop()
  },
)

test(
  'behind a balancer that tries no other process, a visit succeeds or ends with the offer to restart',
  fullRun,
  async ({ browser }) => {
    let turn = 0
    const front = await balance(() => (turn++ % 2 === 0 ? old : next))
    const { fine = 0, offer: _offer, ...broken } = await outcomes(browser, front.url, 40)
    expect(broken).toEqual({})
    expect(fine).toBeGreaterThan(0)
    await front.stop()
  },
)
