import { expect, type Locator, type Page } from '@playwright/test'
import { openTab } from './safe-product'
import { InjectedWallet } from './wallet/injected-wallet'

type OwnerVisit = {
  readonly url: string
  readonly deployment: { readonly chains: readonly { readonly rpcUrl: string }[] }
}

export async function openAsOwner(
  page: Page,
  { url, deployment }: OwnerVisit,
): Promise<{ wallet: InjectedWallet; window: Locator }> {
  const wallet = await InjectedWallet.inject(page, { chainUrl: deployment.chains[0]?.rpcUrl ?? '' })
  wallet.permitted = [wallet.otherAddress]
  await page.goto(`${url}/p/treasury`)
  await expect(page.locator('footer time')).toHaveText(/\d/)
  for (const name of ['Connect Wallet', 'Test Wallet', 'Agree', 'Not now'])
    await page.getByRole('button', { name, exact: true }).click()
  return { wallet, window: await openTab(page, 'Queue') }
}
