import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { desktopIcons, openDesktop, openIcon, openStartMenu } from '../support/desktop'
import { menuRow, menus } from '../support/elements'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

test('Ctrl+Esc opens Start and closes it, a bare Alt does nothing', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.keyboard.press('Alt')
  await expect(menus(page)).toHaveCount(0)
  await page.keyboard.press('Control+Escape')
  await expect(menuRow(page, 'Programs')).toBeFocused()
  await page.keyboard.press('Control+Escape')
  await expect(menus(page)).toHaveCount(0)
})

test('the taskbar stays usable while a menu is open', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await openStartMenu(page)
  await taskButton(page, 'Read Me - Notepad').click()
  await expect(menus(page)).toHaveCount(0)
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeHidden()
})

test(
  'arrows wrap, Home and End jump, Tab closes every menu and moves the focus on',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openStartMenu(page)
    await page.keyboard.press('ArrowUp')
    const last = page.getByRole('menu', { name: 'Start' }).locator(':scope > div > [role=menuitem]').last()
    await expect(last).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menuRow(page, 'Programs')).toBeFocused()
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(menus(page)).toHaveCount(2)
    await page.keyboard.press('Tab')
    await expect(menus(page)).toHaveCount(0)
  },
)

test(
  'access keys are underlined and announced, and links announce that they open a tab',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openStartMenu(page)
    const programs = menuRow(page, 'Programs')
    await expect(programs.locator('u')).toHaveText('P')
    await expect(programs).toHaveAttribute('aria-keyshortcuts', 'P')
    await page.keyboard.press('Escape')
    await desktopIcons(page).getByText('Notepad', { exact: true }).click({ button: 'right' })
    const link = page.getByRole('menuitem', { name: 'Open in New Tab (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  },
)

test('menus close when the window loses the focus, and when its size changes', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openStartMenu(page)
  await page.keyboard.press('ArrowRight')
  await expect(menus(page)).toHaveCount(2)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(menus(page)).toHaveCount(0)
  await openStartMenu(page)
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(menus(page)).toHaveCount(0)
})

test('Right and Left are mirrored where reading goes from right to left', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await openStartMenu(page)
  await page.keyboard.press('ArrowLeft')
  const submenu = page.getByRole('menu', { name: 'Programs' })
  await expect(submenu).toBeVisible()
  const start = await page.getByRole('menu', { name: 'Start' }).boundingBox()
  expect((await submenu.boundingBox())?.x).toBeLessThan(start?.x ?? 0)
  await page.keyboard.press('ArrowRight')
  await expect(menus(page)).toHaveCount(1)
})

test('F10 and Alt with a letter reach the menu bar of the window, and AltGr types', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await windowNamed(page, 'Read Me - Notepad').getByRole('textbox').focus()
  await page.keyboard.press('F10')
  await expect(menuRow(page, 'File')).toBeFocused()
  await page.keyboard.press('Alt+e')
  await expect(page.getByRole('menu', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await windowNamed(page, 'Read Me - Notepad').getByRole('textbox').focus()
  const typed = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {
      key: 'e',
      altKey: true,
      modifierAltGraph: true,
      bubbles: true,
      cancelable: true,
    })
    return document.activeElement?.dispatchEvent(event)
  })
  expect(typed).toBe(true)
  await expect(menus(page)).toHaveCount(0)
})
