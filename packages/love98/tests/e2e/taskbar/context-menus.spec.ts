import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { desktopIcons, openDesktop, openIcon } from '../support/desktop'
import { menuRow, menus } from '../support/elements'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test(
  'a right click in a menu opens no other menu and does not reach the desktop',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    // The button is released before the menu is loaded, and does not belong to the next press.
    const release = await delayScripts(page)
    await page.mouse.click(700, 300, { button: 'right' })
    release()
    await expect(menus(page)).toHaveCount(1)
    await menuRow(page, 'Line Up Icons').click({ button: 'right', delay: 300 })
    await expect(menus(page)).toHaveCount(1)
    await expect(page.getByRole('menu', { name: 'Desktop' })).toBeVisible()
  },
)

test('text keeps the browser’s own menu, and so does everything with Shift', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await expect(page.getByRole('textbox')).toBeVisible()
  const prevented = (selector: string, shiftKey = false): Promise<boolean> =>
    page.evaluate(
      (asked) => {
        const { shiftKey: shift } = asked
        const event = new PointerEvent('contextmenu', {
          bubbles: true,
          cancelable: true,
          button: 2,
          shiftKey: shift,
        })
        return document.querySelector(asked.selector)?.dispatchEvent(event) === false
      },
      { selector, shiftKey },
    )
  expect(await prevented('textarea')).toBe(false)
  expect(await prevented('main nav', true)).toBe(false)
  expect(await prevented('#taskbar [role=toolbar]', true)).toBe(false)
  await expect(menus(page)).toHaveCount(0)
  expect(await prevented('main nav')).toBe(true)
  await expect(menus(page)).toHaveCount(1)
})

test(
  'the menu key opens the menu of an icon at that icon, and Escape returns the focus',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const notepad = desktopIcons(page).getByRole('link', { name: 'Notepad', exact: true })
    for (const key of ['Shift+F10', 'ContextMenu']) {
      await notepad.focus()
      await page.keyboard.press(key)
      const menu = page.getByRole('menu', { name: 'Notepad' })
      await expect(menu).toHaveCount(1)
      await expect(menuRow(page, 'Open')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(notepad).toBeFocused()
    }
    await page.keyboard.press('Shift+F10')
    await page.keyboard.press('Enter')
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  },
)

test('Properties of the desktop opens Display', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.mouse.click(700, 300, { button: 'right' })
  await menuRow(page, 'Properties').click()
  await expect(windowNamed(page, 'Display Properties')).toBeVisible()
})

test('Quick Launch can be hidden and shown again, and the choice is stored', fullRun, async ({ page }) => {
  await openDesktop(page)
  const bar = page.getByRole('toolbar', { name: 'Taskbar' })
  const launch = bar.getByRole('group', { name: 'Quick Launch' })
  await expect(launch).toBeVisible()
  const choose = async () => {
    await bar.click({ button: 'right', position: { x: 600, y: 14 } })
    await menuRow(page, 'Toolbars').click()
    await page.getByRole('menuitemcheckbox', { name: 'Quick Launch' }).click()
  }
  await choose()
  await expect(launch).toHaveCount(0)
  await openDesktop(page)
  await expect(launch).toHaveCount(0)
  await choose()
  await expect(launch).toBeVisible()
})
