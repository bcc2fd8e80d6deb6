import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { press, typeWord } from '../support/by-keyboard'
import { openDesktop } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { readMe, taskButton, windowNamed } from '../support/windows'

/** Chooses Move or Size in the system menu by its letter, and waits until the arrow keys place the window. */
async function place(page: Page, letter: 'm' | 's') {
  await press(page, 'Alt+Space')
  await expect(page.getByRole('menu', { name: readMe })).toBeVisible()
  await press(page, letter)
  await expect(page.getByRole('textbox', { name: letter === 'm' ? /^To move / : /^To size / })).toBeFocused()
}

test('the keyboard alone opens Start, a submenu and a program, moves, sizes and switches windows, and changes the skin', async ({
  page,
}) => {
  await openDesktop(page)
  await press(page, 'Control+Escape')
  await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Exchange' })).toBeFocused()
  // Two rows begin with the letter: it selects the first one and opens nothing.
  await press(page, 'a')
  await expect(page.getByRole('menuitem', { name: 'Accessories' })).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Notepad' })).toBeFocused()
  await press(page, 'n')
  const notepad = windowNamed(page, readMe)
  await expect(notepad).toBeFocused()

  const before = await boxOf(notepad)
  await place(page, 'm')
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Control+ArrowDown')
  await expect(
    page.getByRole('status').filter({ hasText: `left ${before.x + 16}, top ${before.y + 9}` }),
  ).toHaveCount(1)
  await press(page, 'Enter')
  await expect.poll(() => boxOf(notepad)).toEqual({ ...before, x: before.x + 16, y: before.y + 9 })
  await expect(notepad).toBeFocused()

  const moved = await boxOf(notepad)
  await place(page, 's')
  await press(page, 'ArrowRight', 'ArrowDown')
  await expect.poll(() => boxOf(notepad)).not.toEqual(moved)
  await press(page, 'Escape')
  await expect.poll(() => boxOf(notepad)).toEqual(moved)
  await place(page, 's')
  await press(page, 'ArrowRight', 'Control+ArrowLeft', 'ArrowUp', 'Enter')
  await expect
    .poll(() => boxOf(notepad))
    .toEqual({ ...moved, width: moved.width + 7, height: moved.height - 8 })

  await press(page, 'Control+Escape')
  await expect(page.getByRole('menuitem', { name: 'Programs' })).toBeFocused()
  await page.getByRole('menuitem', { name: 'Settings' }).press('ArrowRight')
  await press(page, 'd')
  const display = windowNamed(page, 'Display Properties')
  await expect(display).toHaveAttribute('data-active', 'true')
  await page.keyboard.down('Alt')
  await press(page, '`')
  await expect(page.getByRole('option', { name: readMe })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.up('Alt')
  await expect(notepad).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)

  // F6 cycles through the window, the other window, the taskbar and the desktop.
  await press(page, 'F6')
  await expect(display).toHaveAttribute('data-active', 'true')
  await press(page, 'Shift+F6', 'Shift+F6')
  await expect(page.locator('main nav').locator(':focus')).toHaveCount(1)

  await press(page, 'Home')
  await typeWord(page, 'soc')
  await expect(page.getByRole('link', { name: 'Social', exact: true })).toBeFocused()
  await press(page, 'Enter')
  const folder = windowNamed(page, 'Social')
  await expect(folder.locator('[data-item]')).toHaveCount(3)
  await folder.locator('[data-item]').first().focus()
  await press(page, 'Enter')
  await expect(
    page.getByRole('alertdialog', { name: 'Telegram' }).getByRole('button', { name: 'OK' }),
  ).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await taskButton(page, 'Display Properties').focus()
  await press(page, 'Enter')
  await expect(display).toHaveAttribute('data-active', 'true')
  await display.getByRole('tab', { name: 'Appearance' }).focus()
  await press(page, 'Enter')
  await display.getByRole('group', { name: 'Skin' }).getByRole('radio', { checked: true }).focus()
  const skin = await page.evaluate(() => document.body.className)
  await press(page, 'ArrowUp')
  await expect(display.getByRole('button', { name: 'Apply' })).toBeEnabled()
  await display.getByRole('button', { name: 'Apply' }).focus()
  await press(page, 'Enter')
  await expect.poll(() => page.evaluate(() => document.body.className)).not.toBe(skin)
})

test('the taskbar is one tab stop, and arrows, Home and End move along it', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.focus()
  // The buttons of the tray load when the focus enters the taskbar. The clock is the last one.
  await expect(page.locator('footer button time')).toBeVisible()
  await press(page, 'End')
  await expect(page.getByRole('toolbar', { name: 'Taskbar' }).locator(':focus')).toHaveCount(1)
  await expect(start).not.toBeFocused()
  await press(page, 'Home')
  await expect(start).toBeFocused()
  await press(page, 'ArrowLeft', 'ArrowRight')
  await expect(start).toBeFocused()
  const stops = page.locator('footer [role="toolbar"] button[tabindex="0"]')
  await expect(stops).toHaveCount(1)
  await press(page, 'Shift+Tab')
  await expect(page.getByRole('toolbar', { name: 'Taskbar' }).locator(':focus')).toHaveCount(0)
})

test(
  'the switcher moves in both directions, Escape changes nothing, and Ctrl+Alt+F4 closes a window',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    for (const name of ['Notepad', 'Swap Pairs', 'Display Properties']) {
      await page.getByRole('link', { name, exact: true }).focus()
      await press(page, 'Enter')
    }
    await expect(taskButton(page, readMe)).toBeVisible()
    const display = windowNamed(page, 'Display Properties')
    await expect(display).toHaveAttribute('data-active', 'true')
    await page.keyboard.down('Alt')
    await press(page, '`', '`')
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(readMe)
    await press(page, 'Shift+`')
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('Swap Pairs')
    await press(page, 'Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.up('Alt')
    await expect(display).toHaveAttribute('data-active', 'true')

    await press(page, 'Control+Alt+F4')
    await expect(display).toHaveCount(0)
    await expect(windowNamed(page, 'Swap Pairs')).toHaveAttribute('data-active', 'true')
  },
)

test(
  'a desktop shortcut that is the first key of a visit is handled once its code has loaded',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/notepad')
    await press(page, 'Control+Alt+d')
    await expect(windowNamed(page, readMe)).toBeHidden()
  },
)

test(
  'a minimized window passes the focus to the next one, and the last window to its task button',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    for (const name of ['Notepad', 'Swap Pairs']) {
      await page.getByRole('link', { name, exact: true }).focus()
      await press(page, 'Enter')
    }
    await windowNamed(page, 'Swap Pairs').getByRole('button', { name: 'Minimize' }).press('Enter')
    await expect(windowNamed(page, readMe)).toBeFocused()
    await windowNamed(page, readMe).getByRole('button', { name: 'Minimize' }).press('Enter')
    await expect(taskButton(page, readMe)).toBeFocused()
    await expect(taskButton(page, readMe)).toHaveAccessibleName(`${readMe}, minimized`)
    await press(page, 'Enter')
    await expect(windowNamed(page, readMe)).toBeFocused()
  },
)
