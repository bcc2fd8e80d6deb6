import { expect, type Page } from '@playwright/test'
import { fullRun, variants } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { nextFrame } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import {
  accountDialog,
  anyAccountButton,
  baseUrl,
  connectByHand,
  openAccount,
  openVerifyDialog,
  readSession,
  signMessage,
  verifyDialog,
} from '../support/wallet/sign-in'

test.describe('leaving the dialog', () => {
  // Proves S2.12
  for (const [way, leave] of variants([
    ['Not now', (page: Page) => button(page, 'Not now').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['×', (page: Page) => verifyDialog(page).getByRole('button', { name: 'Close' }).click()],
  ] as const))
    test(`${way} keeps the wallet connected, and a reload shows no prompt`, fullRun, async ({ page }) => {
      await openVerifyDialog(page)
      await leave(page)
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(anyAccountButton(page)).toBeVisible()
      // If the dialog appears at all, it follows the answer about the session.
      const answered = page.waitForResponse('**/api/auth/session')
      await page.reload()
      await answered
      await expect(anyAccountButton(page)).toBeVisible()
      await nextFrame(page)
      await expect(page.locator('dialog')).toHaveCount(0)
      await openAccount(page)
      await expect(accountDialog(page)).toContainText('Not verified')
    })

  // Proves S2.12
  test('Disconnect ends the connection', fullRun, async ({ page }) => {
    await openVerifyDialog(page)
    await button(page, 'Disconnect').click()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  // Proves S4.3
  test('disconnecting, and another account, end the session', fullRun, async ({ page }) => {
    const wallet = await openVerifyDialog(page)
    await signMessage(page)
    await wallet.changeAccounts([wallet.otherAddress])
    await expect.poll(() => readSession(page)).toEqual({ status: 'unauthenticated' })
    await button(page, 'Agree').click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /^arrow\.eth/ }).click()
    await button(page, 'Verify Account').click()
    await expect(verifyDialog(page)).toContainText(wallet.otherAddress)
    wallet.sign = (raw) => {
      const [, other] = wallet.accounts
      if (!other) throw new Error('there is no other account')
      return other.signMessage({ message: { raw } })
    }
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({ status: 'authenticated', address: wallet.otherAddress })
    await wallet.changeAccounts([])
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect.poll(() => readSession(page)).toEqual({ status: 'unauthenticated' })
  })

  // Proves S2.12, S4.2
  test('sign-in waits until the wallet leaves a wrong network', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await connectByHand(page)
    await expect(verifyDialog(page)).toBeVisible()
    await wallet.changeChain(5)
    await expect(button(page, 'Wrong network')).toBeVisible()
    await expect(verifyDialog(page)).toHaveCount(0)
    await button(page, 'Wrong network').click()
    await dialogNamed(page, 'Switch Networks').getByRole('listitem').first().getByRole('button').click()
    await expect(verifyDialog(page)).toBeVisible()
    await signMessage(page)
  })

  // Proves S4.3
  test('no request is sent to the server before a wallet is connected', fullRun, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/'))
        asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await InjectedWallet.inject(page, { chainUrl })
    await page.goto(baseUrl)
    await page.waitForLoadState('networkidle')
    await button(page, 'Connect Wallet').click()
    await expect(button(page, 'Test Wallet')).toBeVisible()
    expect(asked).toEqual([])
    await button(page, 'Test Wallet').click()
    await expect.poll(() => asked).toEqual(['GET /api/auth/session'])
  })
})
