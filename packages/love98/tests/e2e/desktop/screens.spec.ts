import { expect } from '@playwright/test'
import { chainUrl } from '../support/demo-chain'
import { desktopIcons, openDesktop, openIcon, startButton } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { chains } from '../support/wallet/balance'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, openWalletList } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'

// Proves S2.4
test('one visit meets the screens of S2.5 to S2.13', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await test.step('S2.5 the desktop', async () => {
    await expect(startButton(page)).toBeVisible()
    await expect(desktopIcons(page).getByRole('listitem')).not.toHaveCount(0)
  })
  await test.step('S2.13 the swap pairs', async () => {
    await openIcon(page, 'Swap Pairs')
    const swap = windowNamed(page, 'Swap Pairs')
    await expect(swap.locator('[data-pair]')).toHaveCount(11)
    await swap.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('S2.9 the button of a visitor without a wallet, S2.7 the list of wallets', () =>
    openWalletList(page))
  await test.step('S2.8 getting a wallet', async () => {
    await button(page, 'Get a Wallet').click()
    await expect(page.getByRole('heading', { name: 'Get a Wallet' })).toBeVisible()
    await button(page, '< Back').click()
  })
  await test.step('S2.6 the terms', async () => {
    await button(page, 'Test Wallet').click()
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
    await button(page, 'Agree').click()
  })
  await test.step('S2.12 verifying the account', async () => {
    await expect(dialogNamed(page, 'Verify your account')).toBeVisible()
    await button(page, 'Not now').click()
  })
  await test.step('S2.10 the account', async () => {
    await accountButton(page).click()
    await expect(dialogNamed(page, 'Account')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  })
  await test.step('S2.11 the networks', async () => {
    const [first] = await chains(page)
    await button(page, first.name).click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
  })
})
