import { expect, type Locator, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { menuRow } from '../support/elements'
import { test } from '../support/product-test'
import { readMe, taskButton, windowNamed } from '../support/windows'

/** Opens Connect a Wallet over a window that is not in the middle of the screen. */
async function openOverWindow(page: Page): Promise<{ owner: Locator; dialog: Locator }> {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const owner = windowNamed(page, readMe)
  await owner.getByRole('textbox').click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog).toBeVisible()
  return { owner, dialog }
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

// Proves S10.1
test('a dialog opens over its owner, inside the work area, and its caption moves it', async ({ page }) => {
  const { owner, dialog } = await openOverWindow(page)
  const [over, before] = [await boxOf(owner), await boxOf(dialog)]
  const middle = Math.max(0, Math.round(over.y + (over.height - before.height) / 2))
  expect(Math.abs(before.y - middle)).toBeLessThanOrEqual(1)
  const center = Math.max(0, Math.round(over.x + (over.width - before.width) / 2))
  expect(Math.abs(before.x - center)).toBeLessThanOrEqual(1)
  const caption = await boxOf(dialog.getByRole('heading', { level: 2 }).first())
  await page.mouse.move(caption.x + 40, caption.y + 6)
  await page.mouse.down()
  await page.mouse.move(caption.x + 90, caption.y + 40)
  await page.mouse.move(caption.x + 240, caption.y + 66)
  await page.mouse.up()
  expect(await boxOf(dialog)).toEqual({ ...before, x: before.x + 200, y: before.y + 60 })
  // The focus has stayed on the control that had it.
  await expect(dialog.locator(':focus')).toHaveCount(1)
})

test('Alt+Space, Move and the arrow keys move a dialog, and Escape puts it back', async ({ page }) => {
  const { dialog } = await openOverWindow(page)
  const before = await boxOf(dialog)
  const move = async (...keys: readonly string[]) => {
    await page.keyboard.press('Alt+Space')
    await expect(menuRow(page, 'Move')).toBeFocused()
    await page.keyboard.press('Enter')
    for (const key of keys) await page.keyboard.press(key)
  }
  await move('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter')
  const after = { ...before, x: before.x + 8, y: before.y + 16 }
  await expect.poll(() => boxOf(dialog)).toEqual(after)
  await move('ArrowUp', 'Escape')
  await expect.poll(() => boxOf(dialog)).toEqual(after)
  await expect(dialog.locator(':focus')).toHaveCount(1)
})

test('a press outside a dialog blinks its caption and changes nothing', fullRun, async ({ page }) => {
  const { dialog } = await openOverWindow(page)
  const focused = await page.evaluateHandle(() => document.activeElement)
  await page.mouse.click(1200, 100)
  await expect(dialog).toHaveAttribute('data-refusing', '')
  await expect(dialog).not.toHaveAttribute('data-refusing', '')
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true)
})

// Proves S10.2
test('a click on the desktop deactivates the front window, and its icons are highlighted', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, readMe)
  await expect(window).toHaveAttribute('data-active', 'true')
  const label = page.getByRole('link', { name: 'Notepad', exact: true }).locator('[class*=label]')
  const colorOf = () => label.evaluate((element) => getComputedStyle(element).backgroundColor)
  const inactive = await colorOf()
  await page.mouse.click(1200, 700)
  await expect(window).not.toHaveAttribute('data-active', 'true')
  await expect(taskButton(page, readMe)).toHaveAttribute('aria-pressed', 'false')
  // A rubber band selects without the focus.
  await page.mouse.move(1200, 700)
  await page.mouse.down()
  await page.mouse.move(600, 300)
  await page.mouse.move(2, 2)
  await page.mouse.up()
  expect(await colorOf()).not.toBe(inactive)
  await window.getByRole('heading').click()
  await expect(window).toHaveAttribute('data-active', 'true')
  expect(await colorOf()).toBe(inactive)
  // So is an icon whose menu is open.
  await page.getByRole('link', { name: 'Notepad', exact: true }).click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await colorOf()).not.toBe(inactive)
})

// Proves S10.2
test('a dialog that opens by itself over a panel of the tray is the only active one', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/config', async (route) => {
    await released
    await route.continue()
  })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  // The live clock replaces the one of the server, also between the two clicks of a double click.
  await expect(page.locator('footer button time')).toBeVisible()
  await page.locator('footer time').dblclick()
  const caption = page.locator('[data-captioned] > [class*=caption]')
  const colorOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundImage)
  await expect(caption).toBeVisible()
  const active = await colorOf(caption)
  release()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog).toBeVisible()
  expect(await colorOf(dialog.locator('[class*=caption]').first())).toBe(active)
  expect(await colorOf(caption)).not.toBe(active)
})

// Proves S10.3
test('a button that the mouse presses, and the default button of the message box that it opens, show the dotted mark', async ({
  page,
}) => {
  const outlineOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).outlineStyle)
  await openDesktop(page, '/p/run')
  const cancel = windowNamed(page, 'Run').getByRole('button', { name: 'Cancel' })
  await cancel.hover()
  await page.mouse.down()
  expect(await outlineOf(cancel)).toBe('dotted')
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await windowNamed(page, 'Run').getByLabel('Open:').fill('format c:')
  await windowNamed(page, 'Run').getByRole('button', { name: 'OK' }).click()
  const button = page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
  await expect(button).toBeFocused()
  expect(await outlineOf(button)).toBe('dotted')
})

// Proves S10.5
test('F1 opens Help at the topic of the window in front', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.keyboard.press('F1')
  await expect(windowNamed(page, /^Notepad - .*Help$/)).toBeVisible()
})

test('caption buttons have their names as tooltips', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await windowNamed(page, readMe).getByRole('button', { name: 'Minimize' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Minimize')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('the caption moves a dialog', fullRun, async ({ page }) => {
    const { dialog } = await openOverWindow(page)
    const before = await boxOf(dialog)
    const caption = await boxOf(dialog.getByRole('heading', { level: 2 }).first())
    const session = await page.context().newCDPSession(page)
    const [x, y] = [caption.x + 40, caption.y + 6]
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x, y })
    await touch('touchMove', { x: x + 20, y: y + 20 })
    await touch('touchMove', { x: x + 60, y: y + 50 })
    await touch('touchEnd')
    await expect.poll(() => boxOf(dialog)).toEqual({ ...before, x: before.x + 60, y: before.y + 50 })
  })
})
