import { expect, type Locator, type Page } from '@playwright/test'
import { openTab } from './safe-product'
import { InjectedWallet } from './wallet/injected-wallet'

/** A product and the node of its chain. */
type OwnerVisit = {
  readonly url: string
  readonly deployment: { readonly chains: readonly { readonly rpcUrl: string }[] }
}

/** The queue of the Treasury in a tab of its own, looked at by the second owner, who signed nothing of the first one's. */
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
