import { expect, type Page } from '@playwright/test'
import { desktopIcons, openDesktop, openIcon, stopTime } from '../support/desktop'
import { menus } from '../support/elements'
import { holdParts } from '../support/hold-parts'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

const row = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true })

async function openStart(page: Page) {
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(row(page, 'Programs')).toBeFocused()
}

async function centreOf(page: Page, name: string) {
  const box = await row(page, name).boundingBox()
  if (!box) throw new Error(`${name} has no place`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box }
}

test('Ctrl+Esc opens Start and closes it, a bare Alt does nothing', async ({ page }) => {
  await openDesktop(page)
  await page.keyboard.press('Alt')
  await expect(menus(page)).toHaveCount(0)
  await page.keyboard.press('Control+Escape')
  await expect(row(page, 'Programs')).toBeFocused()
  await page.keyboard.press('Control+Escape')
  await expect(menus(page)).toHaveCount(0)
})

test('the taskbar stays alive while a menu is open', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await openStart(page)
  await taskButton(page, 'Read Me - Notepad').click()
  await expect(menus(page)).toHaveCount(0)
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeHidden()
})

test('arrows wrap, Home and End jump, Tab closes everything and goes on', async ({ page }) => {
  await openDesktop(page)
  await openStart(page)
  await page.keyboard.press('ArrowUp')
  const last = page.getByRole('menu', { name: 'Start' }).locator(':scope > div > [role=menuitem]').last()
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Programs')).toBeFocused()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(menus(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(menus(page)).toHaveCount(0)
})

test('access letters are underlined and told, links say that they open a tab', async ({ page }) => {
  await openDesktop(page)
  await openStart(page)
  const programs = row(page, 'Programs')
  await expect(programs.locator('u')).toHaveText('P')
  await expect(programs).toHaveAttribute('aria-keyshortcuts', 'P')
  await page.keyboard.press('Escape')
  await desktopIcons(page).getByText('Notepad', { exact: true }).click({ button: 'right' })
  const link = page.getByRole('menuitem', { name: 'Open in New Tab (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('a submenu opens after the pointer rested, and one at a time', async ({ page }) => {
  await openDesktop(page)
  await openStart(page)
  await row(page, 'Programs').hover()
  await expect(page.getByRole('menu', { name: 'Programs' })).toBeVisible()
  await row(page, 'Documents').hover()
  await expect(page.getByRole('menu', { name: 'Documents' })).toBeVisible()
  await expect(menus(page)).toHaveCount(2)
})

test('the pointer may cross other rows on its way into a submenu', async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  await openStart(page)
  await row(page, 'Settings').hover()
  const submenu = page.getByRole('menu', { name: 'Settings' })
  await expect(submenu).toBeVisible()
  const from = await centreOf(page, 'Settings')
  const to = await page.getByRole('menuitemcheckbox', { name: 'Sounds' }).boundingBox()
  if (!to) throw new Error('Sounds has no place')
  await stopTime(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 8 })
  await expect(page.getByRole('menuitemcheckbox', { name: 'Sounds' })).toBeFocused()
  await expect(submenu).toBeVisible()
  // The rows that were crossed did not take over when their time came.
  await page.clock.runFor(600)
  await expect(submenu).toBeVisible()
})

test('menus close when the window loses the focus, and when its size changes', async ({ page }) => {
  await openDesktop(page)
  await openStart(page)
  await page.keyboard.press('ArrowRight')
  await expect(menus(page)).toHaveCount(2)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(menus(page)).toHaveCount(0)
  await openStart(page)
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(menus(page)).toHaveCount(0)
})

test('a menu at the edge of the screen flips, and every row of it is on the screen', async ({ page }) => {
  await openDesktop(page)
  await page.mouse.click(1270, 760, { button: 'right' })
  const menu = page.getByRole('menu', { name: 'Desktop' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const submenu = page.getByRole('menu', { name: 'Arrange Icons' })
  await expect(submenu).toBeVisible()
  for (const list of [menu, submenu]) {
    const box = await list.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1280).toBe(true)
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 800).toBe(true)
  }
  expect((await submenu.boundingBox())?.x).toBeLessThan((await menu.boundingBox())?.x ?? 0)
})

test('a menu taller than the screen can be gone through to its last row', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 200 })
  await openDesktop(page)
  await openStart(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  const box = await page.locator('[role=menu] :focus').boundingBox()
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 200).toBe(true)
})

test('a right click in a menu opens no other menu, and nothing of it reaches the desktop', async ({
  page,
}) => {
  await openDesktop(page)
  // The button is let go before the menu is there, and is no part of the next press.
  const release = await holdParts(page)
  await page.mouse.click(700, 300, { button: 'right' })
  release()
  await expect(menus(page)).toHaveCount(1)
  await row(page, 'Line up Icons').click({ button: 'right', delay: 300 })
  await expect(menus(page)).toHaveCount(1)
  await expect(page.getByRole('menu', { name: 'Desktop' })).toBeVisible()
})

test('Right and Left are mirrored where reading goes from right to left', async ({ page }) => {
  await openDesktop(page)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await openStart(page)
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
  await expect(row(page, 'File')).toBeFocused()
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

test('a press on a word that is held glides to a row and chooses it by lifting', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await row(page, 'Edit').hover()
  await page.mouse.down()
  const wrap = page
    .getByRole('menuitemradio', { name: 'Word Wrap' })
    .or(page.getByRole('menuitemcheckbox', { name: 'Word Wrap' }))
  await expect(wrap).toBeVisible()
  await wrap.hover()
  // A drag takes longer than a click.
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(page.getByRole('textbox')).toHaveAttribute('wrap', 'off')
  await expect(menus(page)).toHaveCount(0)
})

test('text keeps the browser’s own menu, and so does everything with Shift', async ({ page }) => {
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

test('the menu key opens the menu of an icon at that icon, and Escape gives the focus back', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = desktopIcons(page).getByRole('link', { name: 'Notepad', exact: true })
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await notepad.focus()
    await page.keyboard.press(key)
    const menu = page.getByRole('menu', { name: 'Notepad' })
    await expect(menu).toHaveCount(1)
    await expect(row(page, 'Open')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notepad).toBeFocused()
  }
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('Enter')
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
})

test('Properties of the desktop opens Display', async ({ page }) => {
  await openDesktop(page)
  await page.mouse.click(700, 300, { button: 'right' })
  await row(page, 'Properties').click()
  await expect(windowNamed(page, 'Display Properties')).toBeVisible()
})

test('Quick Launch can be put away and comes back, in another visit too', async ({ page }) => {
  await openDesktop(page)
  const bar = page.getByRole('toolbar', { name: 'Taskbar' })
  const launch = bar.getByRole('group', { name: 'Quick Launch' })
  await expect(launch).toBeVisible()
  const choose = async () => {
    await bar.click({ button: 'right', position: { x: 600, y: 14 } })
    await row(page, 'Toolbars').click()
    await page.getByRole('menuitemcheckbox', { name: 'Quick Launch' }).click()
  }
  await choose()
  await expect(launch).toHaveCount(0)
  await openDesktop(page)
  await expect(launch).toHaveCount(0)
  await choose()
  await expect(launch).toBeVisible()
})
