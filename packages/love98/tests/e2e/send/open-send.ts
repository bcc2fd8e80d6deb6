import { expect, type Locator, type Page } from '@playwright/test'
import { chainUrl } from '../support/demo-chain'
import { button } from '../support/elements'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

export type OpenSend = { wallet: InjectedWallet; window: Locator }

/** Send at an address of its own, with an injected wallet that is connected. @param query what the link fills in */
export async function openSend(page: Page, query = ''): Promise<OpenSend> {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await page.goto(`/p/send${query}`)
  await connect(page)
  return { wallet, window: windowNamed(page, 'Send') }
}

async function connect(page: Page): Promise<void> {
  const window = windowNamed(page, 'Send')
  await window.getByRole('button', { name: 'Connect Wallet', exact: true }).click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  await expect(window.getByLabel('To:')).toBeVisible()
}

/** Fills in what is not given by a link. */
export async function fill(window: Locator, { to, amount }: { to?: string; amount?: string }): Promise<void> {
  if (to !== undefined) await window.getByLabel('To:').fill(to)
  if (amount !== undefined) await window.getByLabel('Amount:').fill(amount)
}

export const press = (window: Locator, name: string) =>
  window.getByRole('button', { name, exact: true }).click()

export const sends = (wallet: InjectedWallet) => wallet.countOf('eth_sendTransaction')
