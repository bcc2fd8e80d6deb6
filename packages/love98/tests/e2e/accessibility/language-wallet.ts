import { expect } from '@playwright/test'
import type { LanguageTour } from './language-tour'

export async function checkWallet(tour: LanguageTour): Promise<void> {
  const { page, dialog } = tour
  await page.locator('[data-wallet-area] button').first().click()
  await expect(dialog.locator('ul button').first()).toBeVisible()
  await tour.check('wallets')
  const get = dialog.locator('fieldset button')
  // In a narrow dialog the explanation leads there.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  if (isNarrow) {
    await dialog.locator('.button-row button').first().click()
    await expect(get).toBeVisible()
    await tour.check('what is a wallet')
  }
  await get.click()
  await expect(dialog.locator('section li')).not.toHaveCount(0)
  await tour.check('get a wallet')
  for (let times = isNarrow ? 2 : 1; times > 0; times--)
    await dialog.locator('.button-row button').first().click()
  await chooseWallet(tour)
  await tour.check('terms')
  await agree(tour)
  await tour.check('verify your account')
  await dialog.locator('.button-row button').last().click()
  await expect(dialog).toHaveCount(0)
  await page.locator('[data-wallet-area] button').last().click()
  await tour.checkDialog('account')
  await page.locator('[data-wallet-area] button').first().click()
  await tour.checkDialog('networks')
}

export async function chooseWallet({ dialog }: LanguageTour): Promise<void> {
  await dialog.locator('ul button', { hasText: 'Test Wallet' }).click()
  await expect(dialog.locator('.well')).toBeVisible()
}

export async function agree({ dialog }: LanguageTour): Promise<void> {
  await dialog.locator('[data-default]').click()
  await expect(dialog.locator('dl')).toBeVisible()
}

export async function connect(tour: LanguageTour): Promise<void> {
  await tour.page.locator('[data-wallet-area] button').first().click()
  await chooseWallet(tour)
  await agree(tour)
  await tour.dialog.locator('.button-row button').last().click()
  await expect(tour.dialog).toHaveCount(0)
}
