import { expect, type Page } from '@playwright/test'
import { InjectedWallet } from './injected-wallet'
import { openDesktop } from './product-test'

/** A visitor whose wallet is connected, who agreed to the terms and proved nothing. */
export async function visitConnected(page: Page): Promise<void> {
  await InjectedWallet.inject(page, { chainUrl: process.env.DEMO_CHAIN_URL ?? '' })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: /^love\.eth/ })).toBeVisible()
}
