import { expect } from '@playwright/test'
import { parseSettings } from '@/domain/community/deployment-settings'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'

// Proves S2.13
test('without a wallet, adding the token offers to connect one', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Swap Pairs')
  await page.getByRole('button', { name: 'Add CAT to Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})

// Proves S2.13
test('with a wallet, adding the token requests it from the wallet', fullRun, async ({ page }) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await openIcon(page, 'Swap Pairs')
  await page.getByRole('button', { name: 'Add CAT to Wallet' }).click()
  await expect(page.getByText('CAT was added.')).toBeVisible()
  const { address, decimals } =
    parseSettings(await (await page.request.get('/api/config')).json()).tokens.CAT ?? {}
  const asked = wallet.asked.find(({ method }) => method === 'wallet_watchAsset')
  expect(asked?.params).toEqual({ type: 'ERC20', options: { address, symbol: 'CAT', decimals } })
})
