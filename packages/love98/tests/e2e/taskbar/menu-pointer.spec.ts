import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon, openStartMenu, stopTime } from '../support/desktop'
import { menuRow, menus } from '../support/elements'
import { boxOf, centerOf } from '../support/geometry'
import { test } from '../support/product-test'

async function placeOfRow(page: Page, name: string) {
  const row = menuRow(page, name)
  return { ...(await centerOf(row)), box: await boxOf(row) }
}

test('a submenu opens after the hover delay, one at a time', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openStartMenu(page)
  await menuRow(page, 'Programs').hover()
  await expect(page.getByRole('menu', { name: 'Programs' })).toBeVisible()
  await menuRow(page, 'Documents').hover()
  await expect(page.getByRole('menu', { name: 'Documents' })).toBeVisible()
  await expect(menus(page)).toHaveCount(2)
})

test('a menu that the mouse opens has no active row until the pointer moves over one', async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const rows = page.locator('[role^=menuitem]:focus')
  await menuRow(page, 'Edit').click()
  const menu = page.getByRole('menu', { name: 'Edit' })
  await expect(menu).toBeFocused()
  await menu.getByRole('menuitem').last().hover()
  await expect(menu.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.mouse.click(640, 700, { button: 'right' })
  await expect(page.getByRole('menu', { name: 'Desktop' })).toBeFocused()
  await expect(rows).toHaveCount(0)
  await page.keyboard.press('Escape')
  // The keyboard opens a menu at its first row.
  await page.keyboard.press('Control+Escape')
  await expect(rows).toHaveCount(1)
})

test('the pointer may cross other rows on its way into a submenu', fullRun, async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  await openStartMenu(page)
  await menuRow(page, 'Settings').hover()
  const submenu = page.getByRole('menu', { name: 'Settings' })
  await expect(submenu).toBeVisible()
  const from = await placeOfRow(page, 'Settings')
  const to = await page.getByRole('menuitemcheckbox', { name: 'Sounds' }).boundingBox()
  if (!to) throw new Error('Sounds has no place')
  await stopTime(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 8 })
  await expect(page.getByRole('menuitemcheckbox', { name: 'Sounds' })).toBeFocused()
  await expect(submenu).toBeVisible()
  // The rows that the pointer crossed did not open after their delay.
  await page.clock.runFor(600)
  await expect(submenu).toBeVisible()
})

test(
  'a menu at the edge of the screen flips, and every row of it is on the screen',
  fullRun,
  async ({ page }) => {
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
  },
)

test('a menu taller than the screen can be scrolled to its last row', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 200 })
  await openDesktop(page)
  await openStartMenu(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  const box = await page.locator('[role=menu] :focus').boundingBox()
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 200).toBe(true)
})

test('a held press on a menu name drags to a row and chooses it on release', fullRun, async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await menuRow(page, 'Edit').hover()
  await page.mouse.down()
  const wrap = page.getByRole('menuitemcheckbox', { name: 'Word Wrap' })
  await expect(wrap).toBeVisible()
  await wrap.hover()
  // A drag takes longer than a click.
  await page.clock.fastForward(300)
  await page.mouse.up()
  await expect(page.getByRole('textbox')).toHaveAttribute('wrap', 'off')
  await expect(menus(page)).toHaveCount(0)
})
