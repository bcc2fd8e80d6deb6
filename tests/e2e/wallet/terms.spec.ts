import { expect } from '@playwright/test'
import community from '../../../love98.config'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'

test('[S2.6] the terms are a modal question with their whole text and two answers', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  const terms = page.getByRole('dialog', { name: 'Terms', exact: true })
  await expect(terms.getByRole('paragraph')).toHaveText([...community.terms.paragraphs])
  await expect(terms.getByRole('button')).toHaveText(['Agree', 'Disconnect'])
  expect(await terms.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(terms).toBeVisible()
  await terms.getByRole('button', { name: 'Disconnect' }).click()
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
})
