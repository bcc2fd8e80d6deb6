import { expect } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop, storedKeys } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { expectBalance } from '../support/wallet/balance'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet, openWalletList } from '../support/wallet/wallet'

test.describe('connecting', () => {
  // Proves S2.7, S2.9, S4.5
  test('a visitor connects, agrees, reads the balance that the node reports, and disconnects', async ({
    page,
  }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await chooseWallet(page)
    const terms = dialogNamed(page, 'Terms')
    await expect(terms).toContainText('You sign every transaction yourself.')
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(terms).toBeVisible()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(terms).toBeHidden()
    await expectBalance(accountButton(page), wallet.address)
    expect(await page.evaluate((key) => localStorage.getItem(key), `${wallet.address}-terms-agreement`)).toBe(
      'true',
    )

    await accountButton(page).click()
    await dialogNamed(page, 'Account').getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.reload()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
  })

  // Proves S8.1
  test('a refused connection is shown in the dialog, and Retry asks again', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'reject'
    await page.goto('/')
    await chooseWallet(page)
    await expect(page.getByRole('status').filter({ hasText: 'Request rejected.' })).toBeVisible()
    await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription('Request rejected.')
    wallet.mode = 'approve'
    await button(page, 'Retry').click()
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
  })

  // Proves S8.2, S8.4
  test(
    'an empty account list counts as a refusal, and a pending request is reported',
    fullRun,
    async ({ page }) => {
      const wallet = await InjectedWallet.inject(page, { chainUrl })
      await page.goto('/')
      wallet.mode = 'empty'
      await chooseWallet(page)
      const status = dialogNamed(page, 'Connect a Wallet').getByRole('status')
      await expect(status).toHaveText('Request rejected.')
      wallet.mode = 'pending'
      await button(page, 'Test Wallet').click()
      await expect(status).toHaveText('A request is already open in your wallet. Answer it there first.')
      expect(wallet.countOf('eth_requestAccounts')).toBe(2)
    },
  )

  // Proves S8.1
  test('closing while connecting cancels: a later approval does not connect', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'silent'
    await page.goto('/')
    await chooseWallet(page)
    await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription(
      'Opening Test Wallet… Confirm the connection in the extension.',
    )
    await button(page, 'Close').click()
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeHidden()
    await wallet.approveNow()
    // Its response has arrived when that to a later request has.
    await page.evaluate(() => fetch('/api/config'))
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
    wallet.mode = 'approve'
    await chooseWallet(page)
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
  })

  // Proves S3.13
  test(
    'an injected wallet without EIP-6963 is the Browser Wallet; one with both has one row',
    fullRun,
    async ({ page }) => {
      await InjectedWallet.inject(page, { chainUrl, found: 'legacy' })
      await page.goto('/')
      await chooseWallet(page, 'Browser Wallet')
      await button(page, 'Agree').click()
      await button(page, 'Not now').click()
      await page.reload()
      await expect(accountButton(page)).toBeVisible()

      const other = await page.context().newPage()
      await InjectedWallet.inject(other, { chainUrl, found: 'both' })
      await other.goto('/')
      await openWalletList(other)
      await expect(button(other, 'Test Wallet')).toBeVisible()
      await expect(button(other, 'Browser Wallet')).toHaveCount(0)
      await other.close()
    },
  )

  // Proves S2.7
  test('without a wallet the list names wallets to install', fullRun, async ({ page }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), demo: false, walletConnect: null },
      })
    })
    await page.goto('/')
    await openWalletList(page)
    await expect(page.getByRole('list', { name: 'Wallets' }).getByRole('button')).toHaveText([
      'Coinbase Wallet',
      'Rainbow',
      'MetaMask',
      'Safe (unsupported)',
      'WalletConnect (unsupported)',
      'Brave Wallet (unsupported)',
    ])
    await expect(page.getByRole('list', { name: 'Wallets' })).toContainText('Not installed')
    for (const name of ['Rainbow', 'MetaMask'])
      await expect(button(page, `${name} (unsupported)`)).toBeEnabled()
    for (const name of ['Safe', 'WalletConnect', 'Brave Wallet'])
      await expect(button(page, `${name} (unsupported)`)).toBeDisabled()
    await expect(page.getByRole('group', { name: 'What is a Wallet?' })).toBeVisible()
  })
})

// Proves S6.1
test('nothing is stored or requested before the click, and a hover fetches only our own code and font', async ({
  page,
}) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  const transfers = await followTransfers(page)
  await openDesktop(page)
  await transfers.quiet(500)
  const before = transfers.all().length
  await button(page, 'Connect Wallet').hover()
  await expect.poll(() => transfers.all().length).toBeGreaterThan(before)
  await transfers.quiet(500)
  for (const { url } of transfers.all().slice(before))
    expect(new URL(url).pathname).toMatch(/^\/(static|assets\/fonts)\//)
  expect(await storedKeys(page)).toEqual([])
  expect(wallet.asked).toEqual([])
  await openWalletList(page)
  expect(await storedKeys(page)).toEqual([])
  expect(wallet.asked).toEqual([])
})
