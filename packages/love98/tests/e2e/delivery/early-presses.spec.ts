import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { startButton } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

// Presses between the first paint and the moment when the page's script is loaded.

/** Opens an address and delays its scripts until the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await delayScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

test(
  'a press on Start before the script loads opens the menu after it has loaded',
  fullRun,
  async ({ page }) => {
    const release = await openHeld(page, '/')
    await startButton(page).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    release()
    await expect(page.getByRole('menu', { name: 'Start' })).toBeVisible()
  },
)

test('a press on Connect Wallet before the script loads shows the list of wallets after it has loaded', async ({
  page,
}) => {
  const release = await openHeld(page, '/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})

test('a press on an icon before the script loads opens its program', fullRun, async ({ page }) => {
  const release = await openHeld(page, '/')
  await page.getByRole('link', { name: 'Notepad', exact: true }).click()
  release()
  await expect(page).toHaveURL(/\/p\/notepad$/)
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
})

test(
  'a press on Restart of the blue screen before the script loads restarts after it has loaded',
  fullRun,
  async ({ page }) => {
    const release = await openHeld(page, '/bsod')
    await page.getByRole('button', { name: 'Restart' }).click()
    await expect(page).toHaveURL(/\/bsod$/)
    release()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('footer time')).toHaveText(/\d/)
  },
)

test('letters are added to the labels of a window after its code has loaded', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/shut-down-[\w-]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const access = page.waitForResponse(/\/access-keys-[\w-]+\.js$/)
  // In Japanese each letter is an element after its label.
  await page.goto('/ja/p/shut-down', { waitUntil: 'commit' })
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.locator('[data-window] [data-glyph="close"]').focus()
  await (await access).finished()
  const letters = page.locator('[data-window] [data-access-key]')
  await expect(letters).toHaveCount(0)
  release()
  await expect(letters.first()).toBeVisible()
})
