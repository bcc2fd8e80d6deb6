import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openStartMenu } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test('the Start menu works by keyboard alone, including submenus and letters', async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Links' })).toBeFocused()
  // Only one row begins with the letter, so its submenu opens.
  await page.keyboard.press('d')
  await expect(page.getByRole('menuitem', { name: 'Read Me' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('menuitem', { name: 'Documents' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Read Me' })).toBeFocused()
  await page.keyboard.press('End')
  const last = page.getByRole('menu', { name: 'Documents' }).getByRole('menuitem').last()
  await expect(last).toBeFocused()
  const title = await last.innerText()
  await page.keyboard.press('Enter')
  await expect(windowNamed(page, `${title} - Notepad`)).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test(
  'Escape closes one level of the Start menu at a time and returns the focus',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openStartMenu(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menu')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
  },
)

test('a press outside, and a second press on Start, close the Start menu', fullRun, async ({ page }) => {
  await openDesktop(page)
  const start = page.getByRole('button', { name: 'Start' })
  await start.click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.mouse.click(800, 300)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await start.click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await start.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
