import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { storedKeys } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet, connectAndAgree } from '../support/wallet/wallet'

test.describe('a failure on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  // Proves S8.13
  test('settings that cannot be loaded are reported, and Retry tries again', fullRun, async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/config', (route) => route.fulfill({ status: 503 }))
    await button(page, 'Connect Wallet').click()
    const box = page.getByRole('alertdialog', { name: 'Connect Wallet' })
    await expect(box).toContainText('The settings of this page could not be loaded.')
    await page.unroute('**/api/config')
    await button(page, 'Retry').click()
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
  })

  test(
    'a chunk of the wallet that cannot be loaded is reported by the browser, and OK loads it',
    fullRun,
    async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      let isOffline = true
      await page.route('**/static/**', (route) => (isOffline ? route.abort() : route.continue()))
      // The code of message boxes cannot be loaded either.
      const asked = page.waitForEvent('dialog')
      await button(page, 'Connect Wallet').click({ noWaitAfter: true })
      const question = await asked
      expect(question.message()).toMatch(/^Connect Wallet\n\nPart of this page could not be loaded\./)
      isOffline = false
      await question.accept()
      await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
    },
  )
})

test.describe('a returning visitor', () => {
  // Proves S4.1, S4.5
  test('is connected without a prompt, and not asked for the terms again', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(wallet.countOf('eth_requestAccounts')).toBe(1)

    await wallet.changeAccounts([wallet.otherAddress])
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
    await dialogNamed(page, 'Terms').getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    expect(await storedKeys(page)).not.toContain(`${wallet.otherAddress}-terms-agreement`)
  })

  // Proves S4.1
  test('is disconnected when the wallet revokes its accounts', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    await accountButton(page).click()
    await expect(dialogNamed(page, 'Account')).toBeVisible()
    await wallet.changeAccounts([])
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  // Proves S3.7
  test('an agreement under the address in lower case counts', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.addInitScript(
      (key) => localStorage.setItem(key, 'true'),
      `${wallet.address.toLowerCase()}-terms-agreement`,
    )
    await page.goto('/')
    await chooseWallet(page)
    await button(page, 'Not now').click()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})
