import { expect } from '@playwright/test'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

// Proves S2.6
test('Notepad shows the terms, and the caption follows the document', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitemradio', { name: 'Terms' }).click()
  const window = windowNamed(page, 'Terms - Notepad')
  await expect(window.getByRole('textbox')).toHaveValue(/You sign every transaction yourself/)
  await expect(taskButton(page, 'Terms - Notepad')).toBeVisible()
})
