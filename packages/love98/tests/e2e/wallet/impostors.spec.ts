import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, agreeToTerms, openWalletList, walletRows } from '../support/wallet/wallet'

// Proves S3.13, S8.8
test(
  'wallets with an rdns or a name of the product have their own rows, and take none of the product’s',
  fullRun,
  async ({ page }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), demo: false, walletConnect: null },
      })
    })
    const safe = await InjectedWallet.inject(page, { chainUrl, rdns: 'safe', name: 'Safe' })
    const relay = await InjectedWallet.inject(page, {
      chainUrl,
      rdns: 'walletConnect',
      name: 'WalletConnect',
    })
    const fox = await InjectedWallet.inject(page, { chainUrl, rdns: 'fox.example', name: 'MetaMask' })
    await openDesktop(page)
    await openWalletList(page)
    await expect(walletRows(page)).toHaveText([
      'Safe (safe)',
      'WalletConnect (walletConnect)',
      'MetaMask (fox.example)',
      'Coinbase Wallet',
      'Rainbow',
      'MetaMask',
      'Safe (unsupported)',
      'WalletConnect (unsupported)',
      'Brave Wallet (unsupported)',
    ])
    for (const name of ['Rainbow', 'MetaMask']) await button(page, `${name} (unsupported)`).click()
    for (const name of ['Safe', 'WalletConnect'])
      await expect(button(page, `${name} (unsupported)`)).toBeDisabled()
    for (const { asked } of [safe, relay, fox]) expect(asked).toEqual([])

    // Its own row connects it, and a reload finds it again, and not our connector.
    await button(page, 'Safe (safe)').click()
    await agreeToTerms(page)
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    expect(safe.countOf('eth_requestAccounts')).toBe(1)
    expect([...relay.asked, ...fox.asked]).toEqual([])
  },
)

// Proves S4.1
test('an invalid accountsChanged event disconnects without a message box', fullRun, async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  for (const value of [null, 42, [{}], ['rubbish']]) {
    await openWalletList(page)
    await button(page, 'Test Wallet').click()
    const terms = dialogNamed(page, 'Terms')
    await expect(terms).toBeVisible()
    await page.evaluate(
      (value) =>
        window.dispatchEvent(
          new CustomEvent('emit test.wallet', { detail: { event: 'accountsChanged', value } }),
        ),
      value,
    )
    await expect(terms).toBeHidden()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})
