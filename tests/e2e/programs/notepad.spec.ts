import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

test('[S2.6] Notepad shows the terms, and the caption follows the document', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitemradio', { name: 'Terms' }).click()
  const window = windowNamed(page, 'Terms - Notepad')
  await expect(window.getByRole('textbox')).toHaveValue(/rules of LOVE are not bound by any jurisdiction/)
  await expect(taskButton(page, 'Terms - Notepad')).toBeVisible()
})

test(
  'the menu bar works by keyboard alone, and an open menu follows the pointer',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const [file, edit] = ['File', 'Edit'].map((name) => page.getByRole('menuitem', { name, exact: true }))
    if (!file || !edit) throw new Error('there is no menu bar')
    await file.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'Read Me' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Select All' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(file).toBeFocused()
    await file.click()
    await edit.hover()
    await expect(page.getByRole('menu', { name: 'Edit' })).toBeVisible()
    await page.getByRole('menuitemcheckbox', { name: 'Word Wrap' }).click()
    await expect(page.getByRole('textbox')).toHaveAttribute('wrap', 'off')
  },
)
