import { readFile } from 'node:fs/promises'
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
  // They cannot be changed, and are saved under a name that the visitor chooses.
  const text = window.getByRole('textbox')
  await expect(text).not.toBeEditable()
  await expect(window.getByText('Read-only')).toBeVisible()
  await page.getByRole('menuitem', { name: 'File' }).click()
  await expect(page.getByRole('menuitem', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Save As…' }).click()
  await expect(page.getByLabel('File name:')).toHaveValue('Terms.txt')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe('Terms.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(await text.inputValue())
  await expect(window).toBeVisible()
})

// Proves S10.11
test('what is typed is kept in this browser, and asks before it is lost', async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const choose = async (menu: string, row: string) => {
    await page.getByRole('menuitem', { name: menu, exact: true }).click()
    await page.getByRole('menu').getByText(row, { exact: true }).click()
  }
  await expect(windowNamed(page, 'Read Me - Notepad').getByText('Read-only')).toBeVisible()
  await choose('File', 'New')
  const window = windowNamed(page, 'Untitled - Notepad')
  const field = window.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('Love is on the chain.')
  await expect(window.getByText('Kept in this browser, not saved as a file')).toBeVisible()
  await page.keyboard.press('Control+f')
  await page.getByLabel('Find what:').fill('ON THE')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(8)
  await choose('Edit', 'Delete')
  await expect(field).toHaveValue('Love is  chain.')
  await choose('Edit', 'Undo')
  await expect(field).toHaveValue('Love is on the chain.')

  // The windows are restored with the session.
  await page.reload()
  await expect(field).toHaveValue('Love is on the chain.')
  await choose('File', 'New')
  const box = page.getByRole('alertdialog')
  await expect(box).toContainText('The text of Untitled is not saved as a file.')
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveValue('Love is on the chain.')

  await choose('File', 'Save As…')
  const saved = page.waitForEvent('download')
  await page.getByLabel('File name:').fill('love')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('love.txt')
  await expect(windowNamed(page, 'love.txt - Notepad').getByText('Kept in this browser')).toBeVisible()
})

// Proves S10.11
test('a file that is no text is refused, and a text file is opened', async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const open = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'File', exact: true }).click()
    await page.getByRole('menu').getByText('Open…', { exact: true }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer })
  }
  await open('cat.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))
  await expect(page.getByRole('alertdialog')).toContainText('cat.txt is not a text file.')
  await page.keyboard.press('Enter')
  await open('love.txt', Buffer.from('one\r\ntwo'))
  await expect(windowNamed(page, 'love.txt - Notepad').getByRole('textbox')).toHaveValue('one\ntwo')
})
