import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { menuRow } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { readMe, taskButton, windowNamed } from '../support/windows'

test(
  'the icon of a caption opens the system menu, grayed as in 1998, with its default bold',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const window = windowNamed(page, readMe)
    await window.getByRole('button', { name: `${readMe}: system menu` }).click()
    const menu = page.getByRole('menu', { name: readMe })
    await expect(menu.getByRole('menuitem')).toHaveText([
      /Restore/,
      /Move/,
      /Size/,
      /Minimize/,
      /Maximize/,
      /Close/,
    ])
    await expect(menuRow(page, 'Restore')).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Move', 'Size', 'Minimize', 'Maximize'])
      await expect(menuRow(page, name)).not.toHaveAttribute('aria-disabled', 'true')
    const weight = (name: RegExp) =>
      menu.getByRole('menuitem', { name }).evaluate((row) => {
        const [label] = [...row.querySelectorAll('span')].filter((part) => part.textContent?.trim())
        return getComputedStyle(label ?? row).fontWeight
      })
    // The default command, which a double click on the icon runs, is bold.
    expect(await weight(/^Close/)).toBe('700')
    for (const name of [/^Maximize/, /^Move/]) expect(await weight(name)).toBe('400')
    await expect(menu.locator('u')).toHaveText(['R', 'M', 'S', 'n', 'x', 'C'])
    const glyphs = await menu
      .locator('[data-glyph]')
      .evaluateAll((all) => all.map((glyph) => glyph.getAttribute('data-glyph')))
    expect(glyphs).toEqual(['restore', 'minimize', 'maximize', 'close'])
    // The mouse has selected no row.
    await expect(menu).toBeFocused()
    await page.keyboard.press('x')
    await expect(window.getByRole('button', { name: 'Restore' })).toBeVisible()
    await window.getByRole('button', { name: /system menu$/ }).click()
    await expect(menuRow(page, 'Restore')).not.toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Move', 'Size', 'Maximize'])
      await expect(menuRow(page, name)).toHaveAttribute('aria-disabled', 'true')
    expect(await weight(/^Close/)).toBe('700')
  },
)

test(
  'a dialog has only Close in its caption, and Move and Close in its system menu',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/shut-down')
    const dialog = windowNamed(page, 'Shut Down Cat Club')
    await expect(dialog.locator('.caption-button')).toHaveCount(1)
    await expect(dialog.locator('.caption-button')).toHaveAccessibleName('Close')
    const box = await boxOf(dialog)
    // The center of the work area of 1280 × 772, although the server does not know it.
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThanOrEqual(1)
    expect(Math.abs(box.y + box.height / 2 - 386)).toBeLessThanOrEqual(1)
    await dialog.getByRole('button', { name: /system menu$/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText([/Move/, /Close/])
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(box.x - 8)
  },
)

test(
  'a second click on the icon of a caption closes its menu, a double click the window',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const icon = windowNamed(page, readMe).getByRole('button', { name: /system menu$/ })
    await icon.click()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.clock.fastForward(600)
    await icon.click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.clock.fastForward(600)
    await icon.dblclick()
    await expect(windowNamed(page, readMe)).toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
  },
)

test(
  'a right click on a caption or on a task button, and Shift+F10 there, open the same menu',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    await windowNamed(page, readMe).getByRole('heading').click({ button: 'right' })
    await expect(menuRow(page, 'Minimize')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(windowNamed(page, readMe)).toBeFocused()

    await taskButton(page, readMe).click({ button: 'right' })
    await page.keyboard.press('n')
    await expect(windowNamed(page, readMe)).toBeHidden()
    await taskButton(page, readMe).focus()
    await page.keyboard.press('Shift+F10')
    await expect(menuRow(page, 'Minimize')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('r')
    await expect(windowNamed(page, readMe)).toBeVisible()
    await taskButton(page, readMe).click({ button: 'right' })
    await page.keyboard.press('c')
    await expect(windowNamed(page, readMe)).toHaveCount(0)
  },
)
