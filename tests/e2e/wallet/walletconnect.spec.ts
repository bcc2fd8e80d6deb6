import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { Telephone } from '../../wallet/walletconnect-phone'
import { type Relay, startRelay } from '../../wallet/walletconnect-relay'
import { violations } from '../support/axe'
import { chooseByKeyboard, tabTo } from '../support/by-keyboard'
import { openDesktop } from '../support/desktop'
import { button } from '../support/elements'
import { test as base } from '../support/product-test'
import { type Product, startProduct } from '../support/start-product'
import { accountButton } from '../support/wallet'
import { followWalletLinks } from '../support/wallet-links'

/** A product with a project id, whose relay is ours. */
const test = base.extend<object, { relay: Relay; product: Product; telephone: Telephone }>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const relay = await startRelay()
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ relay }, use) => {
      const product = await startProduct({
        env: { WALLETCONNECT_PROJECT_ID: 'test', WALLETCONNECT_RELAY_URL: relay.url },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  telephone: [
    async ({ relay }, use) => {
      const telephone = await Telephone.switchOn(relay.url, [31337, 31338])
      await use(telephone)
      await telephone.switchOff()
    },
    { scope: 'worker' },
  ],
  productUrl: async ({ product }, use) => use(product.baseUrl),
})

// The library asks its makers' page who verifies us; the tests cut that off and count it.
test.use({
  expectedErrors: [
    /verify\.walletconnect\.org|ERR_FAILED|WebSocket is not connected|User rejected|Proposal expired/,
  ],
})
test.describe.configure({ timeout: 120_000 })

let verified = 0
test.beforeEach(async ({ page, telephone }) => {
  verified = 0
  telephone.mode = 'approve'
  telephone.asked.length = 0
  await page.route('https://verify.walletconnect.org/**', (route) => {
    verified++
    return route.abort()
  })
})

const box = (page: Page) => page.getByRole('dialog', { name: 'Connect a Wallet' })
const code = (page: Page) => box(page).getByRole('img')

async function choose(page: Page, name: string) {
  await openDesktop(page)
  await button(page, 'Connect Wallet').click()
  await button(page, name).click()
  await expect(code(page)).toBeVisible({ timeout: 30_000 })
}

/** What a camera reads on the screen. */
async function readCode(page: Page): Promise<string> {
  const picture = await code(page).screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!found) throw new Error('no code was found in the picture')
  return found.data
}

async function connect(page: Page, telephone: Telephone, answer: 'Not now' | 'Sign message' = 'Not now') {
  await choose(page, 'WalletConnect')
  await telephone.scan(await readCode(page))
  await button(page, 'Agree').click({ timeout: 30_000 })
  await button(page, answer).click()
  await expect(page.locator('dialog')).toHaveCount(0, { timeout: 30_000 })
  await expect(accountButton(page)).toBeVisible({ timeout: 30_000 })
}

test('[S3.13] [S9.6] a code read from the screen connects a telephone, which signs and is let go', async ({
  page,
  telephone,
}) => {
  const hosts: string[] = []
  page.on('request', (request) => hosts.push(new URL(request.url()).host))
  await connect(page, telephone, 'Sign message')
  expect(telephone.asked).toEqual(['personal_sign'])
  await accountButton(page).click()
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: 'Disconnect', exact: true })
    .click()
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
  await expect.poll(() => telephone.sessions.length, { timeout: 20_000 }).toBe(0)
  // A question about us for the proposal, one for the signature; nothing else leaves: no telemetry, no registry.
  const { host } = new URL(page.url())
  expect(hosts.filter((other) => other !== host)).toEqual(Array(2).fill('verify.walletconnect.org'))
  expect(verified).toBe(2)
})

test('[S2.7] the code, its link and the way back by keyboard alone; axe finds nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesktop(page)
  await chooseByKeyboard(page, 'WalletConnect')
  await expect(code(page)).toBeVisible({ timeout: 30_000 })
  await expect(code(page)).toHaveAccessibleName(/^QR code that connects WalletConnect/)
  expect(await violations(page)).toEqual([])
  await tabTo(page, 'Copy link')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Copied!')).toBeVisible()
  await tabTo(page, '< Back')
  await page.keyboard.press('Enter')
  await expect(code(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('[S8.1] a refusal brings a new code by itself, and says so', async ({ page, telephone }) => {
  telephone.mode = 'reject'
  await choose(page, 'WalletConnect')
  const first = await readCode(page)
  await telephone.scan(first)
  await expect(box(page).getByRole('status').first()).toHaveText('Request rejected. A new code is ready.', {
    timeout: 30_000,
  })
  await expect.poll(() => readCode(page), { timeout: 30_000 }).not.toBe(first)
})

test('[S9.6] a code that ran out by the clock is replaced by a new one, which lives five minutes again', async ({
  page,
}) => {
  await page.clock.install()
  await choose(page, 'WalletConnect')
  const first = await readCode(page)
  await page.clock.fastForward('05:05')
  await expect(box(page).getByRole('status').first()).toHaveText(
    'Nobody answered in time. A new code is ready.',
    {
      timeout: 30_000,
    },
  )
  await expect(code(page)).toBeVisible({ timeout: 30_000 })
  await expect(box(page)).toContainText(/This code works for [45]:\d\d/)
  expect(await readCode(page)).not.toBe(first)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[S3.13] Rainbow shows the same kind of code, its time, and the link as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose(page, 'Rainbow')
  await expect(box(page)).toContainText('Scan with Rainbow')
  await expect(box(page)).toContainText(/This code works for [0-5]:\d\d/)
  await button(page, 'Copy link').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^wc:[0-9a-f]+@2\?/)
  expect(await readCode(page)).toBe(copied)
})

test('[S4.1] a reload takes the session up again without a question; the telephone may end it', async ({
  page,
  telephone,
}) => {
  await connect(page, telephone)
  await page.reload()
  await expect(accountButton(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('dialog')).toHaveCount(0)
  await telephone.endSessions()
  await expect(button(page, 'Connect Wallet')).toBeEnabled({ timeout: 30_000 })
})

test('[S8.1] a code that is scanned after the dialog was closed connects nothing', async ({
  page,
  telephone,
}) => {
  await choose(page, 'WalletConnect')
  const uri = await readCode(page)
  await button(page, 'Cancel').click()
  await telephone.scan(uri).catch(() => undefined)
  await expect.poll(() => telephone.sessions.length, { timeout: 20_000 }).toBe(0)
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('[S6.1] nothing of WalletConnect is loaded, opened or stored before its row is pressed', async ({
  page,
  relay,
}) => {
  const before = relay.connections()
  await openDesktop(page)
  await button(page, 'Connect Wallet').click()
  await expect(button(page, 'WalletConnect')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(relay.connections()).toBe(before)
  expect(verified).toBe(0)
})

test.describe('on a telephone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1',
  })

  test('[S3.13] the wallet is opened by its link, is remembered, and when it does not come help does', async ({
    page,
  }) => {
    const opened = await followWalletLinks(page)
    await openDesktop(page)
    await button(page, 'Connect Wallet').click()
    await button(page, 'Rainbow').click()
    const open = page.getByRole('link', { name: 'Open Rainbow' })
    await expect(open).toHaveAttribute('href', /^rainbow:\/\/wc\?uri=wc%3A[0-9a-f]+%402/, { timeout: 30_000 })
    const link = await open.getAttribute('href')
    const place = await open.boundingBox()
    await expect(box(page)).toContainText('Rainbow did not open? It may not be installed.')
    await expect.poll(() => opened).toEqual([link])
    // What appears late moves nothing that a finger is about to press.
    expect(await open.boundingBox()).toEqual(place)
    const record = await page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    expect(JSON.parse(record ?? '')).toEqual({ name: 'Rainbow', href: 'rainbow://wc' })
    await open.click()
    await expect.poll(() => opened).toEqual([link, link])
    await button(page, 'Show QR code').click()
    expect(link).toBe(`rainbow://wc?uri=${encodeURIComponent(await readCode(page))}`)
    await button(page, '< Back').click()
    await button(page, 'MetaMask').click()
    await expect(page.getByRole('link', { name: 'Open MetaMask' })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => opened.at(-1)).toMatch(/^metamask:\/\/wc\?uri=wc%3A[0-9a-f]+%402%3F/)
    await button(page, 'Cancel').click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')))
      .toBeNull()
  })
})
