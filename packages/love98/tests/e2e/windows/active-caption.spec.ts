import { expect, type Locator } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon, openStartMenu } from '../support/desktop'
import { menuRow } from '../support/elements'
import { test } from '../support/product-test'
import { readMe, windowNamed } from '../support/windows'

const background = (caption: Locator) =>
  caption.evaluate((element) => getComputedStyle(element).backgroundImage)

test('while a modal dialog is open, its caption is the only active one', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const caption = windowNamed(page, readMe).locator('[data-caption]')
  const active = await background(caption)
  await openStartMenu(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog).toBeVisible()
  expect(await background(caption)).not.toBe(active)
  expect(await background(dialog.locator('> div').first())).toBe(active)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => background(caption)).toBe(active)
  // A panel of the tray has a caption, too.
  await page.locator('footer time').dblclick()
  const panel = page.locator('[data-captioned]')
  await expect(panel).toBeVisible()
  expect(await background(caption)).not.toBe(active)
  expect(await background(panel.locator('> div').first())).toBe(active)
})

test(
  'a menu that the mouse opened returns the focus to the text, not to its title',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const text = windowNamed(page, readMe).getByRole('textbox')
    await text.click()
    await menuRow(page, 'Edit').click()
    await page.getByRole('menuitemcheckbox', { name: 'Word Wrap' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(text).toBeFocused()
    // By keyboard the title has the focus, as in the ARIA pattern.
    await page.keyboard.press('Alt+e')
    await expect(page.getByRole('menu', { name: 'Edit' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuRow(page, 'Edit')).toBeFocused()
  },
)

test('Start, Run while Run is active leaves the focus in Run', fullRun, async ({ page }) => {
  await openDesktop(page)
  const run = async () => {
    await openStartMenu(page)
    await page.getByRole('menuitem', { name: 'Run' }).click()
  }
  await run()
  const field = windowNamed(page, 'Run').getByRole('textbox', { name: 'Open:' })
  await expect(field).toBeFocused()
  await run()
  await expect
    .poll(() => windowNamed(page, 'Run').evaluate((window) => window.contains(document.activeElement)))
    .toBe(true)
})
