import { expect, type Page } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'

const box = (page: Page) => page.getByRole('dialog', { name: 'Connect a Wallet' })

async function choose(page: Page, name: string) {
  await openDesktop(page)
  await button(page, 'Connect Wallet').click()
  await button(page, name).click()
}

// Proves S3.13
for (const [name, flag] of variants([
  ['MetaMask', 'isMetaMask'],
  ['Rainbow', 'isRainbow'],
  ['Coinbase Wallet', 'isCoinbaseWallet'],
  ['Brave Wallet', 'isBraveWallet'],
] as const))
  test(`${name} in this browser, known by its flag, connects by its own row`, fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl, found: 'legacy', flag })
    await choose(page, name)
    await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
    expect(wallet.countOf('eth_requestAccounts')).toBe(1)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('love98-recent-wallets')))
      .toContain('"ids":[')
    await button(page, 'Disconnect').click()
    await button(page, 'Connect Wallet').click()
    // This wallet alone has the row.
    await expect(button(page, 'Browser Wallet')).toHaveCount(0)
  })

test.describe('Coinbase Wallet, which is not in this browser', () => {
  test.use({ expectedErrors: [/^foreign request: https:\/\/keys\.coinbase\.com\/connect/] })

  // Proves S3.13
  test(
    'opens a window of its makers at their address; closing it there is a refusal',
    fullRun,
    async ({ page, context }) => {
      await context.route('https://keys.coinbase.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Keys</title>' }),
      )
      const hosts: string[] = []
      context.on('request', (request) => hosts.push(new URL(request.url()).host))
      const opened = page.waitForEvent('popup')
      await choose(page, 'Coinbase Wallet')
      const popup = await opened
      await popup.waitForLoadState()
      const { origin, pathname, searchParams } = new URL(popup.url())
      expect(origin + pathname).toBe('https://keys.coinbase.com/connect')
      expect(searchParams.get('origin')).toBe(new URL(page.url()).origin)
      expect(searchParams.get('sdkName')).toBe('@coinbase/wallet-sdk')
      await expect(box(page).getByRole('status').first()).toContainText('Coinbase Wallet')
      await popup.evaluate(() => window.opener.postMessage({ event: 'PopupUnload' }, '*'))
      await expect(box(page).getByRole('status').first()).toHaveText('Request rejected.')
      await expect(button(page, 'Retry')).toBeVisible()
      const { host } = new URL(page.url())
      expect(new Set(hosts)).toEqual(new Set([host, 'keys.coinbase.com']))
    },
  )
})

// Proves S9.8
test(
  'on a chain without names no request for one is sent, and the address is shown',
  fullRun,
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/rpc/')) calls.push(request.postData() ?? '')
    })
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch()
      const settings = (await response.json()) as { chains: object[] }
      const chains = settings.chains.map((chain) => ({ ...chain, universalResolver: null }))
      await route.fulfill({ response, json: { ...settings, chains } })
    })
    await InjectedWallet.inject(page, { chainUrl })
    await choose(page, 'Test Wallet')
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    const account = page.getByRole('button', { name: /^0xf39F…2266|^0xf3…2266|^0xf39F…/ })
    await expect(account).toContainText('ETH')
    await account.click()
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
    expect(calls.filter((body) => body.includes('eth_call'))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('love98-names'))).toBeNull()
  },
)

test(
  'a wallet that answers at once shows no waiting step between the list and the next dialog',
  fullRun,
  async ({ page }) => {
    await InjectedWallet.inject(page, { chainUrl })
    await page.setViewportSize({ width: 700, height: 800 })
    await openDesktop(page)
    await button(page, 'Connect Wallet').click()
    await expect(button(page, 'Test Wallet')).toBeVisible()
    await page.evaluate(() => {
      const seen: string[] = []
      const note = () => {
        const pane = document.querySelector('dialog [data-pane]')
        if (pane) seen.push(pane.textContent ?? '')
      }
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
      Reflect.set(window, 'panesSeen', seen)
    })
    await button(page, 'Test Wallet').click()
    await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'panesSeen'))).toEqual([])
  },
)
