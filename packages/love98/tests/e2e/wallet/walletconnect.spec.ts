import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { chooseByKeyboard, tabTo } from '../support/by-keyboard'
import { openDesktop, storedKeys } from '../support/desktop'
import { button } from '../support/elements'
import { accountButton } from '../support/wallet/wallet'
import { followWalletLinks } from '../support/wallet/wallet-links'
import {
  chooseWithCode,
  connectByCode,
  connectDialog,
  qrCode,
  readCode,
} from '../support/wallet/walletconnect'
import { test } from '../support/wallet/walletconnect-test'

// Errors that the WalletConnect library logs: its verification page is unreachable, a request is rejected or expires,
// or it answers a session that has ended.
test.use({
  expectedErrors: [
    /verify\.walletconnect\.org|ERR_FAILED|WebSocket is not connected|User rejected|Proposal expired|core\.crypto\.encode|No matching key\. keychain/,
  ],
})
test.describe.configure({ timeout: 120_000 })

// Proves S3.13, S9.6
test('a QR code read from the screen connects a phone, which signs and is disconnected', async ({
  page,
  phone,
  verifications,
}) => {
  const hosts: string[] = []
  page.on('request', (request) => hosts.push(new URL(request.url()).host))
  await connectByCode(page, phone, 'Sign message')
  expect(phone.asked).toEqual(['personal_sign'])
  await accountButton(page).click()
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: 'Disconnect', exact: true })
    .click()
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
  await expect.poll(() => phone.sessions.length, { timeout: 20_000 }).toBe(0)
  // The library verifies this site once for the proposal and once for the signature. There are no requests for
  // telemetry or for a registry of wallets.
  const { host } = new URL(page.url())
  expect(hosts.filter((other) => other !== host)).toEqual(Array(2).fill('verify.walletconnect.org'))
  expect(verifications()).toBe(2)
})

// Proves S2.7
test(
  'the keyboard alone reaches the code, its link and the way back, and axe finds nothing',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDesktop(page)
    await chooseByKeyboard(page, 'WalletConnect')
    await expect(qrCode(page)).toBeVisible({ timeout: 30_000 })
    await expect(qrCode(page)).toHaveAccessibleName(/^QR code that connects WalletConnect/)
    expect(await violations(page)).toEqual([])
    await tabTo(page, 'Copy Link')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Copied.')).toBeVisible()
    await tabTo(page, '< Back')
    await page.keyboard.press('Enter')
    await expect(qrCode(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  },
)

// Proves S8.1
test('after a refusal a new code is shown with a notice', fullRun, async ({ page, phone }) => {
  phone.mode = 'reject'
  await chooseWithCode(page, 'WalletConnect')
  const first = await readCode(page)
  await phone.scan(first)
  await expect(connectDialog(page).getByRole('status').first()).toHaveText(
    'Request rejected. A new code is ready.',
    {
      timeout: 30_000,
    },
  )
  await expect.poll(() => readCode(page), { timeout: 30_000 }).not.toBe(first)
})

// Proves S9.6
test('an expired code is replaced by a new one that is valid for five minutes', fullRun, async ({ page }) => {
  await page.clock.install()
  await chooseWithCode(page, 'WalletConnect')
  const first = await readCode(page)
  await page.clock.fastForward('05:05')
  await expect(connectDialog(page).getByRole('status').first()).toHaveText(
    'The request timed out. A new code is ready.',
    {
      timeout: 30_000,
    },
  )
  await expect(qrCode(page)).toBeVisible({ timeout: 30_000 })
  await expect(connectDialog(page)).toContainText(/This code expires in [45]:\d\d/)
  expect(await readCode(page)).not.toBe(first)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

// Proves S3.13
test(
  'Rainbow shows the same kind of code, its time, and the link as text',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await chooseWithCode(page, 'Rainbow')
    await expect(connectDialog(page)).toContainText('Scan with Rainbow')
    await expect(connectDialog(page).getByRole('status').first()).toHaveText('Scan the code with Rainbow.')
    await expect(connectDialog(page)).toContainText(/This code expires in [0-5]:\d\d/)
    await button(page, 'Copy Link').click()
    await expect(button(page, 'Copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^wc:[0-9a-f]+@2\?/)
    expect(await readCode(page)).toBe(copied)
  },
)

// Proves S4.1
test(
  'a reload restores the session without a prompt; the phone can end it',
  fullRun,
  async ({ page, phone }) => {
    await connectByCode(page, phone)
    await page.reload()
    await expect(accountButton(page)).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('dialog')).toHaveCount(0)
    await phone.endSessions()
    await expect(button(page, 'Connect Wallet')).toBeEnabled({ timeout: 30_000 })
  },
)

// Proves S8.1
test('a code scanned after the dialog was closed does not connect', fullRun, async ({ page, phone }) => {
  await chooseWithCode(page, 'WalletConnect')
  const uri = await readCode(page)
  await button(page, 'Cancel').click()
  await phone.scan(uri).catch(() => undefined)
  await expect.poll(() => phone.sessions.length, { timeout: 20_000 }).toBe(0)
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
  await expect(page.locator('dialog')).toHaveCount(0)
})

// Proves S6.1
test('before its row is clicked WalletConnect opens no socket, sends no request and stores nothing', async ({
  page,
  relay,
  verifications,
}) => {
  const before = relay.connections()
  await openDesktop(page)
  await button(page, 'Connect Wallet').click()
  await expect(button(page, 'WalletConnect')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await storedKeys(page)).toEqual([])
  expect(relay.connections()).toBe(before)
  expect(verifications()).toBe(0)
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1',
  })

  // Proves S3.13
  test(
    'the wallet is opened by its deep link and stored as recent, and help appears when it does not open',
    fullRun,
    async ({ page }) => {
      const opened = await followWalletLinks(page)
      await openDesktop(page)
      await button(page, 'Connect Wallet').click()
      await button(page, 'Rainbow').click()
      const open = page.getByRole('link', { name: 'Open Rainbow' })
      await expect(open).toHaveAttribute('href', /^rainbow:\/\/wc\?uri=wc%3A[0-9a-f]+%402/, {
        timeout: 30_000,
      })
      const link = await open.getAttribute('href')
      const place = await open.boundingBox()
      await expect(connectDialog(page)).toContainText('If Rainbow does not open, it may not be installed.')
      await expect.poll(() => opened).toEqual([link])
      // Elements that appear late must not move a button that a finger is about to press.
      expect(await open.boundingBox()).toEqual(place)
      await expect(connectDialog(page)).toContainText(/This link expires in [0-5]:\d\d/)
      await expect(connectDialog(page).locator('#connect-status')).toHaveText('Open Rainbow to connect.')
      const record = await page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
      expect(JSON.parse(record ?? '')).toEqual({ name: 'Rainbow', href: 'rainbow://wc' })
      await open.click()
      await expect.poll(() => opened).toEqual([link, link])
      await button(page, 'Show QR Code').click()
      await expect(connectDialog(page)).toContainText(/This code expires in [0-5]:\d\d/)
      expect(link).toBe(`rainbow://wc?uri=${encodeURIComponent(await readCode(page))}`)
      await button(page, '< Back').click()
      await button(page, 'MetaMask').click()
      await expect(page.getByRole('link', { name: 'Open MetaMask' })).toBeVisible({ timeout: 30_000 })
      await expect.poll(() => opened.at(-1)).toMatch(/^metamask:\/\/wc\?uri=wc%3A[0-9a-f]+%402%3F/)
      await button(page, 'Cancel').click()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')))
        .toBeNull()
    },
  )
})
