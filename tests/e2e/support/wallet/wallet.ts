import { expect, type Locator, type Page } from '@playwright/test'
import { button, dialogNamed } from '../elements'

/** The taskbar's button of the connected account: the demo names account 0 of every development node love.eth. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^love\.eth/ })

/** The rows of the list of wallets. */
export const walletRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Wallets' }).getByRole('button')

export async function openWalletList(page: Page): Promise<void> {
  // Programs that need a wallet have such a button too.
  await page.locator('[data-wallet-area]').getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
  await expect(walletRows(page).first()).toBeVisible()
}

/** Opens the list and chooses a wallet, which then asks its own question or is connected. */
export async function chooseWallet(page: Page, name = 'Test Wallet'): Promise<void> {
  await openWalletList(page)
  await button(page, name).click()
}

/** Agrees to the terms and leaves "Verify your account" with "Not now". */
export async function agreeToTerms(page: Page): Promise<void> {
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  await expect(accountButton(page)).toBeVisible()
}

/** Connects a wallet that asks nothing itself, without signing in. */
export async function connectAndAgree(page: Page, name?: string): Promise<void> {
  await chooseWallet(page, name)
  await agreeToTerms(page)
}
