import { expect, type Locator, type Page } from '@playwright/test'
import { button, dialogNamed } from '../elements'

/** The taskbar's button of the connected account. The demo names account 0 of every development node friend.eth. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^friend\.eth/ })

export const walletRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Wallets' }).getByRole('button')

export async function openWalletList(page: Page): Promise<void> {
  // Programs that need a wallet also have such a button.
  await page.locator('[data-wallet-area]').getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
  await expect(walletRows(page).first()).toBeVisible()
}

/** Opens the list and chooses a wallet, which then shows its own prompt or is connected. */
export async function chooseWallet(page: Page, name = 'Test Wallet'): Promise<void> {
  await openWalletList(page)
  await button(page, name).click()
}

export async function agreeToTerms(page: Page): Promise<void> {
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  await expect(accountButton(page)).toBeVisible()
}

export async function connectAndAgree(page: Page, name?: string): Promise<void> {
  await chooseWallet(page, name)
  await agreeToTerms(page)
}
