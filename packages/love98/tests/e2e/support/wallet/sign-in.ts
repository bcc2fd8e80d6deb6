import { expect, type Page } from '@playwright/test'
import { chainUrl } from '../demo-chain'
import { button, dialogNamed } from '../elements'
import type { ContractAccount } from './contract-accounts'
import { InjectedWallet } from './injected-wallet'

export const baseUrl = process.env.BASE_URL ?? ''

export const verifyDialog = (page: Page) => dialogNamed(page, 'Verify your account')
export const accountDialog = (page: Page) => dialogNamed(page, 'Account')
export const anyAccountButton = (page: Page) =>
  page.getByRole('button', { name: /^(friend\.eth|0x\w{4}…\w{4}|0x\w+)/ })
export const readSession = (page: Page) =>
  page.evaluate(
    async () => (await (await fetch('/api/auth/session')).json()) as { status: string; kind?: string },
  )

export async function connectByHand(page: Page) {
  await page.goto(baseUrl)
  await button(page, 'Connect Wallet').click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
}

/** Connects a wallet, or a contract account if one is given, and waits for "Verify your account". */
export async function openVerifyDialog(page: Page, contract?: ContractAccount): Promise<InjectedWallet> {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  if (contract) {
    wallet.permitted = [contract.address]
    wallet.sign = contract.sign
  }
  await connectByHand(page)
  await expect(verifyDialog(page)).toBeVisible()
  return wallet
}

export async function signMessage(page: Page) {
  await button(page, 'Sign message').click()
  await expect(page.locator('dialog')).toHaveCount(0)
}

export async function openAccount(page: Page) {
  await anyAccountButton(page).click()
  await expect(accountDialog(page)).toBeVisible()
}
