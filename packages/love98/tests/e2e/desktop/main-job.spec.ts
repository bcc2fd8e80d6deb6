import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

const skins = [
  ['Windows Standard', 'standard'],
  ['Night Cat', 'night-cat'],
  ['Cat Club', 'cat-club'],
] as const

async function pickEachSkin(page: Page) {
  await openIcon(page, 'Display Properties')
  for (const [name, id] of skins) {
    await page.getByRole('group', { name: 'Skin' }).getByLabel(name).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.locator(`body.theme-${id}`)).toBeVisible()
  }
  await windowNamed(page, 'Display Properties').getByRole('button', { name: 'Close' }).click()
}

async function agreeLookReloadDisconnect(page: Page, name: RegExp) {
  const account = page.getByRole('button', { name })
  await page.getByRole('dialog', { name: 'Terms' }).getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(account).toContainText(/10k ETH|9,999/)
  await openIcon(page, 'Swap Pairs')
  const prices = windowNamed(page, 'Swap Pairs').getByText(
    /^[\d,.]+ (ETH|USDC|cbBTC|DEGEN|PURR|MEOW|TOSHI|SPX|BITCOIN|PAWS)$/,
  )
  await expect(prices).toHaveCount(11)
  await page.reload()
  await expect(account).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toHaveCount(0)
  await account.click()
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
}

// Proves S1.2, S6.1
test('a visitor does the main job with an injected wallet', fullRun, async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await pickEachSkin(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await agreeLookReloadDisconnect(page, /^friend\.eth/)
})

// Proves S1.2
test('a visitor does the main job with the Demo Wallet, which asks in a message box', async ({ page }) => {
  await openDesktop(page)
  await pickEachSkin(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Demo Wallet', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Demo Wallet' })
    .getByRole('button', { name: 'Account 2' })
    .click()
  await agreeLookReloadDisconnect(page, /^arrow\.eth/)
})
