import { expect } from '@playwright/test'
import { parseSettings } from '@/domain/settings'
import { InjectedWallet } from './injected-wallet'
import { openDesktop, test } from './product-test'

test('[S2.9] one button before connecting, then the chain and the account', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl: process.env.DEMO_CHAIN_URL ?? '' })
  await openDesktop(page)
  const { chains } = parseSettings(await (await page.request.get('/api/config')).json())
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  const chain = page.getByRole('button', { name: chains[0]?.name ?? '', exact: true })
  const account = page.getByRole('button', { name: /^love\.eth/ })
  await expect(connect).toBeEnabled()
  expect([await chain.count(), await account.count()]).toEqual([0, 0])

  await connect.click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(account).toContainText(/[\d.,]+k? ETH/)
  await expect(chain).toBeVisible()
  await expect(connect).toHaveCount(0)
  await chain.click()
  await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
})
