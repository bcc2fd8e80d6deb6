import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { typeWord } from '../support/by-keyboard'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, agreeToTerms, openWalletList, walletRows } from '../support/wallet/wallet'

test.describe('the list', () => {
  // Proves S9.6
  test(
    'the wallet connected last is listed first on the next visit and labeled as recent',
    fullRun,
    async ({ page }) => {
      await InjectedWallet.inject(page, { chainUrl, rdns: 'a.wallet', name: 'A Wallet' })
      const wallet = await InjectedWallet.inject(page, { chainUrl })
      await openDesktop(page)
      await openWalletList(page)
      await expect(walletRows(page).first()).toHaveText('A Wallet')
      wallet.mode = 'reject'
      await button(page, 'Test Wallet').click()
      await expect(dialogNamed(page, 'Connect a Wallet').getByRole('status').first()).toHaveText(
        'Request rejected.',
      )
      await button(page, 'Cancel').click()
      await button(page, 'Connect Wallet').click()
      // A rejected connection does not count.
      await expect(walletRows(page).first()).toHaveText('A Wallet')
      wallet.mode = 'approve'
      await button(page, 'Test Wallet').click()
      await agreeToTerms(page)
      await accountButton(page).click()
      await dialogNamed(page, 'Account').getByRole('button', { name: 'Disconnect', exact: true }).click()
      await button(page, 'Connect Wallet').click()
      await expect(walletRows(page).first()).toHaveText('Test WalletRecent')
      await expect(walletRows(page).first()).toHaveAccessibleDescription('Recent')
    },
  )

  test('the icon of a wallet that cannot be chosen is dimmed', async ({ page }) => {
    await openDesktop(page)
    await openWalletList(page)
    const icons = await walletRows(page).evaluateAll((rows) =>
      rows.map((row) => ({
        isOff: (row as HTMLButtonElement).disabled,
        opacity: row.firstElementChild && getComputedStyle(row.firstElementChild).opacity,
      })),
    )
    expect(new Set(icons.map(({ isOff }) => isOff))).toEqual(new Set([false, true]))
    for (const { isOff, opacity } of icons) expect(opacity).toBe(isOff ? '0.5' : '1')
  })

  // Proves S3.13
  test('a wallet that announces itself late appears in the open list', fullRun, async ({ page }) => {
    await openDesktop(page)
    await openWalletList(page)
    const before = await walletRows(page).count()
    await page.evaluate(() => {
      const info = {
        uuid: crypto.randomUUID(),
        name: 'Late Wallet',
        rdns: 'late.wallet',
        icon: 'data:image/svg+xml,<svg/>',
      }
      const provider = { request: () => new Promise(() => undefined), on() {}, removeListener() {} }
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    })
    await expect(button(page, 'Late Wallet')).toBeVisible()
    await expect(walletRows(page)).toHaveCount(before + 1)
  })

  // Proves S3.12
  test(
    'a wallet with markup for a name, and megabytes of it, is cut to plain text',
    fullRun,
    async ({ page }) => {
      const name = `<img src=x onerror=alert(1)>${'x'.repeat(10_000_000)}`
      await InjectedWallet.inject(page, { chainUrl, name, icon: 'javascript:alert(1)' })
      await openDesktop(page)
      await openWalletList(page)
      const row = walletRows(page).filter({ hasText: '<img' })
      await expect(row).toHaveText('<img src=x onerror=alert…')
      await expect(row.locator('img')).toHaveCount(0)
      await expect(row.locator('.icon')).toHaveCount(1)
    },
  )

  // Proves S2.7
  test(
    'a wallet that is not ready is labeled; with a download its row leads there, without one it is disabled',
    fullRun,
    async ({ page }) => {
      await openDesktop(page)
      await openWalletList(page)
      for (const name of ['Safe', 'WalletConnect', 'Brave Wallet'])
        await expect(button(page, `${name} (unsupported)`)).toBeDisabled()
      await button(page, 'MetaMask (unsupported)').click()
      await expect(page.getByRole('heading', { name: 'Get MetaMask' })).toBeVisible()
    },
  )

  test(
    'the arrows, Home, End and first letters move in the list, Enter chooses, Escape leaves',
    fullRun,
    async ({ page }) => {
      const wallet = await InjectedWallet.inject(page, { chainUrl })
      wallet.mode = 'silent'
      await openDesktop(page)
      await button(page, 'Connect Wallet').focus()
      await page.keyboard.press('Enter')
      await expect(walletRows(page).first()).toBeFocused()
      const enabled = await walletRows(page).evaluateAll((all) =>
        all.filter((row) => !(row as HTMLButtonElement).disabled).map((row) => row.textContent ?? ''),
      )
      await page.keyboard.press('ArrowDown')
      await expect(page.locator(':focus')).toHaveText(enabled[1] ?? '')
      await page.keyboard.press('End')
      await expect(page.locator(':focus')).toHaveText(enabled.at(-1) ?? '')
      await page.keyboard.press('Home')
      await expect(page.locator(':focus')).toHaveText(enabled[0] ?? '')
      await typeWord(page, 'tes')
      await expect(page.locator(':focus')).toHaveText('Test Wallet')
      await page.keyboard.press('Enter')
      await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription(
        /Confirm the connection in the extension/,
      )
      await page.keyboard.press('Escape')
      await expect(dialogNamed(page, 'Connect a Wallet')).toBeHidden()
      await expect(button(page, 'Connect Wallet')).toBeFocused()
    },
  )
})
