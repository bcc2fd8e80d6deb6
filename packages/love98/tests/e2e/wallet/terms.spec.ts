import { expect, type Page } from '@playwright/test'
import { communityTerms } from '@/texts/community-terms'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'

// Proves S2.6
test('the terms are a modal question with their whole text and two answers', fullRun, async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  const terms = page.getByRole('dialog', { name: 'Terms', exact: true })
  await expect(terms.getByRole('paragraph')).toHaveText(
    communityTerms.en.paragraphs.filter((paragraph) => typeof paragraph === 'string'),
  )
  await expect(terms.getByRole('button')).toHaveText(['Agree', 'Disconnect'])
  expect(await terms.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(terms).toBeVisible()
  await terms.getByRole('button', { name: 'Disconnect' }).click()
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
})

const termsDialog = (page: Page) => page.getByRole('dialog', { name: 'Terms', exact: true })

async function connectUntilTerms(page: Page): Promise<void> {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await expect(termsDialog(page)).toBeVisible()
}

/** Closes a dialog as a browser does without asking the page: ESC pressed again, or Back on Android. */
const closeAsTheBrowserDoes = (page: Page) =>
  page.locator('dialog').evaluate((dialog) => dialog instanceof HTMLDialogElement && dialog.close())

// Proves S4.5
test('the terms stay on screen however often Escape is pressed, and accept their answer', async ({
  page,
}) => {
  await connectUntilTerms(page)
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Escape')
  await expect(termsDialog(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agree' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible()
})

// Proves S4.5
test(
  'the terms open again, as a modal question with the focus, when the browser closes them',
  fullRun,
  async ({ page }) => {
    await connectUntilTerms(page)
    for (let times = 0; times < 3; times++) {
      await closeAsTheBrowserDoes(page)
      await expect(termsDialog(page)).toBeVisible()
      expect(await termsDialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
      await expect(page.getByRole('button', { name: 'Agree' })).toBeFocused()
    }
  },
)

// Proves S4.4
test(
  'a dialog that the browser closes is closed for the page too, and opens again',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
    for (let times = 0; times < 2; times++) {
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      await expect(dialog).toBeVisible()
      await closeAsTheBrowserDoes(page)
      await expect(page.locator('dialog')).toHaveCount(0)
    }
  },
)

test('a full screen that the browser closes ends, and the desktop responds', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/shut-down')
  await page.getByLabel('Stand by').check()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('dialog')).toBeVisible()
  await closeAsTheBrowserDoes(page)
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /^Shut Down/ })).toHaveCount(0)
})
