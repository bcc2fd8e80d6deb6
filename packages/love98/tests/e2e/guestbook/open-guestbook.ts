import { expect, type Locator, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { chainUrl } from '../support/demo-chain'
import { button } from '../support/elements'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

export async function openGuestbook(page: Page): Promise<Locator> {
  await page.goto('/p/guestbook')
  const window = windowNamed(page, 'Guestbook')
  await expect(button(page, 'Connect and Sign In…')).toBeVisible()
  return window
}

type Signer = Pick<InjectedWallet, 'sign'> & { address: `0x${string}` }

export function newSigner(): Signer {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: account.address, sign: (raw) => account.signMessage({ message: { raw } }) }
}

export async function openSignedIn(page: Page, { address, sign }: Signer): Promise<Locator> {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  wallet.permitted = [address]
  wallet.sign = sign
  const window = await openGuestbook(page)
  await button(page, 'Connect and Sign In…').click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
  await button(page, 'Sign message').click()
  await expect(page.locator('dialog')).toHaveCount(0)
  return window
}

export async function write(window: Locator, text: string): Promise<Locator> {
  await window.getByLabel('Your entry for today:').fill(text)
  await window.getByRole('button', { name: 'Sign…' }).click()
  await expect(window.getByText('Your entry was added.')).toBeVisible()
  const row = window.getByRole('row').filter({ hasText: text })
  await expect(row).toBeVisible()
  return row
}
