import { expect, type Page } from '@playwright/test'
import { InjectedWallet } from './injected-wallet'
import { openDesktop, test } from './product-test'

const chainUrl = process.env.DEMO_CHAIN_URL ?? ''
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Presses Tab until the button has the focus, inside the dialog that is open: the focus may not leave it. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('dialog').last().getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 30; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside, 'the focus stays in the dialog').toBe(true)
  }
  throw new Error(`${name} was not reached`)
}

test('[S2.7] [S2.10] [S2.11] [S2.12] from the list to the account and out again, by keyboard alone', async ({
  page,
}) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  wallet.mode = 'reject'
  await openDesktop(page)
  await button(page, 'Connect Wallet').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Connect a Wallet')).toBeVisible()
  await page.keyboard.type('tes')
  await expect(button(page, 'Test Wallet')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Retry')).toBeVisible()
  wallet.mode = 'approve'
  await tabTo(page, 'Retry')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Terms')).toBeVisible()
  await tabTo(page, 'Agree')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Verify your account')).toBeVisible()
  await tabTo(page, 'Not now')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog')).toHaveCount(0)

  const account = button(page, /^love\.eth/)
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Account')).toBeVisible()
  await tabTo(page, 'Copy Address')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(account).toBeFocused()

  await wallet.changeChain(5)
  const wrong = button(page, 'Wrong network')
  await wrong.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Switch Networks')).toBeVisible()
  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Connect Wallet')).toBeEnabled()
  await expect(page.locator('dialog')).toHaveCount(0)
})
