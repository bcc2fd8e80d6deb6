import { expect, type Page } from '@playwright/test'
import { openDesktop, openProgramFolder, openStartMenu } from '../support/desktop'
import { test } from '../support/product-test'
import { visitConnected } from '../support/wallet/connected-visit'
import { windowNamed } from '../support/windows'

async function openFromStart(page: Page, name: string) {
  await openStartMenu(page)
  await openProgramFolder(page, 'Exchange')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}

// Proves S10.3
test('Swap Tokens and Send open with the caret in their first field', async ({ page }) => {
  await visitConnected(page)
  await openFromStart(page, 'Swap Tokens')
  const amount = windowNamed(page, / - Swap$/).getByRole('textbox', { name: /^Amount of/ })
  await expect(amount).toBeFocused()
  await page.keyboard.type('12')
  await expect(amount).toHaveValue('12')
  await openFromStart(page, 'Send')
  const recipient = windowNamed(page, 'Send').getByLabel('To:')
  await expect(recipient).toBeFocused()
  await page.keyboard.type('friend.eth')
  await expect(recipient).toHaveValue('friend.eth')
})

test('the page of a window has the caret in its first field after the first input', async ({ page }) => {
  await openDesktop(page, '/p/swap/CAT-ETH')
  await page.mouse.move(10, 10)
  await expect(windowNamed(page, / - Swap$/).getByRole('textbox', { name: /^Amount of/ })).toBeFocused()
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no field has the focus, which would open the on-screen keyboard', async ({ page }) => {
    await openDesktop(page, '/p/swap/CAT-ETH')
    const window = windowNamed(page, / - Swap$/)
    await window.getByText('CAT', { exact: true }).first().tap()
    await expect(window.getByRole('textbox', { name: /^Amount of/ })).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('input:focus, textarea:focus')).toHaveCount(0)
  })
})
