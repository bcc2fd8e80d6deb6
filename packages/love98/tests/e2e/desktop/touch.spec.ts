import { type CDPSession, expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { desktopIcons, openDesktop } from '../support/desktop'
import { menus } from '../support/elements'
import { boxOf, centerOf } from '../support/geometry'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

async function finger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    down: (x: number, y: number) => touch('touchStart', [{ x, y }]),
    move: (x: number, y: number) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  }
}

function centerOfIcon(page: Page, name: string) {
  return centerOf(desktopIcons(page).getByText(name, { exact: true }))
}

test('a tap opens', fullRun, async ({ page }) => {
  await openDesktop(page)
  const { x, y } = await centerOfIcon(page, 'Notepad')
  await page.touchscreen.tap(x, y)
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('two quick taps on different icons open each of them once', fullRun, async ({ page }) => {
  await openDesktop(page)
  // Both icons are in the first column, so the first window does not cover the second icon.
  const [first, second] = [await centerOfIcon(page, 'Swap Pairs'), await centerOfIcon(page, 'Bridge')]
  await Promise.all([first, second].map(({ x, y }) => page.touchscreen.tap(x, y)))
  for (const name of ['Swap Pairs', 'Bridge']) {
    await expect(windowNamed(page, name)).toHaveCount(1)
    await expect(windowNamed(page, name).locator('[data-caption] + *').getByText(/./).first()).toBeVisible()
  }
  await expect(page.locator('[data-window]')).toHaveCount(2)
})

test('two quick taps on one icon open it once', fullRun, async ({ page }) => {
  await openDesktop(page)
  const { x, y } = await centerOfIcon(page, 'Notepad')
  await Promise.all([1, 2].map(() => page.touchscreen.tap(x, y)))
  await expect(windowNamed(page, 'Read Me - Notepad').getByRole('textbox')).toBeVisible()
  await expect(page.locator('[data-window]')).toHaveCount(1)
})

test('a long press on an icon, Move, and a tap place the icon there', async ({ page }) => {
  await openDesktop(page)
  const from = await centerOfIcon(page, 'Notepad')
  // Five lines of text, CSS pixels.
  const cell = 100
  const hand = await finger(page)
  await hand.down(from.x, from.y)
  await expect(page.getByRole('menu', { name: 'Notepad' })).toBeVisible()
  await hand.up()
  await page.getByRole('menuitem', { name: 'Move' }).tap()
  await expect(desktopIcons(page).locator('[data-moving]')).toHaveCount(1)
  await page.touchscreen.tap(from.x + 3 * cell, from.y + cell)
  await expect.poll(() => centerOfIcon(page, 'Notepad')).toEqual({ x: from.x + 3 * cell, y: from.y + cell })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menus(page)).toHaveCount(0)
})

test(
  'a long press on an icon opens its menu, and lifting the finger chooses and opens nothing',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const { x, y } = await centerOfIcon(page, 'Notepad')
    const hand = await finger(page)
    await hand.down(x, y)
    await expect(page.getByRole('menu', { name: 'Notepad' })).toBeVisible()
    await hand.up()
    await expect(page.getByRole('menu', { name: 'Notepad' })).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Open', exact: true }).tap()
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  },
)

test('a long press on the desktop opens its menu; a moving finger does not', fullRun, async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  const hand = await finger(page)
  await hand.down(700, 300)
  await expect(page.getByRole('menu', { name: 'Desktop' })).toBeVisible()
  await hand.up()
  await expect(page.getByRole('menu', { name: 'Desktop' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menus(page)).toHaveCount(0)
  await hand.down(700, 300)
  await hand.move(740, 340)
  await page.clock.fastForward(800)
  await hand.up()
  await expect(menus(page)).toHaveCount(0)
})

test('a long press in a menu opens no other menu', fullRun, async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  const hand = await finger(page)
  await hand.down(700, 300)
  await expect(menus(page)).toHaveCount(1)
  await hand.up()
  const row = await boxOf(page.getByRole('menuitem', { name: 'Line Up Icons' }))
  await hand.down(row.x + 30, row.y + 20)
  await page.clock.fastForward(900)
  await expect(menus(page)).toHaveCount(1)
  await hand.up()
})

test(
  'a tap opens a submenu of the Start menu at once, and another tap opens its row',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await page.getByRole('button', { name: 'Start' }).tap()
    await page.getByRole('menuitem', { name: 'Programs' }).tap()
    await page.getByRole('menuitem', { name: 'Accessories' }).tap()
    const notepad = page.getByRole('menu', { name: 'Accessories' }).getByRole('menuitem', { name: 'Notepad' })
    await expect(notepad).toBeVisible()
    const box = await notepad.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await notepad.tap()
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
    await expect(menus(page)).toHaveCount(0)
  },
)

test('a finger slides along the menu bar and chooses by lifting', fullRun, async ({ page }) => {
  await page.clock.install()
  await openDesktop(page)
  const { x, y } = await centerOfIcon(page, 'Notepad')
  await page.touchscreen.tap(x, y)
  const word = (name: string) => centerOf(page.getByRole('menuitem', { name, exact: true }))
  const hand = await finger(page)
  const [file, edit] = [await word('File'), await word('Edit')]
  await hand.down(file.x, file.y)
  await expect(page.getByRole('menu', { name: 'File' })).toBeVisible()
  await hand.move((file.x + edit.x) / 2, file.y)
  await hand.move(edit.x, edit.y)
  await expect(page.getByRole('menu', { name: 'Edit' })).toBeVisible()
  const wrap = await boxOf(page.getByText('Word Wrap'))
  await page.clock.fastForward(600)
  await hand.move(wrap.x + 10, wrap.y + wrap.height / 2)
  await hand.up()
  await expect(page.getByRole('textbox')).toHaveAttribute('wrap', 'off')
})
