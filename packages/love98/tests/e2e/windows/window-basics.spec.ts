import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { readMe, taskButton, windowNamed } from '../support/windows'

test('a window is dragged by its caption, and Escape returns it', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const before = await window.boundingBox()
  if (!before) throw new Error('the window has no place')
  const drag = async (release: () => Promise<void>) => {
    await page.mouse.move(before.x + 120, before.y + 12)
    await page.mouse.down()
    await page.mouse.move(before.x + 220, before.y + 82, { steps: 5 })
    await release()
  }
  await drag(async () => {
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })
  await expect.poll(() => window.boundingBox()).toEqual(before)
  await drag(() => page.mouse.up())
  await expect.poll(() => window.boundingBox()).toEqual({ ...before, x: before.x + 100, y: before.y + 70 })
})

test('a window cannot be dragged off the screen', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const start = await window.boundingBox()
  if (!start) throw new Error('the window has no place')
  await page.mouse.move(start.x + 120, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(1279, 799, { steps: 5 })
  await page.mouse.move(1279 + 400, 799 + 400)
  await page.mouse.up()
  await expect.poll(async () => (await window.boundingBox())?.x).toBe(1280 - 44)
  expect((await window.boundingBox())?.y).toBeLessThanOrEqual(772 - 24)
})

// Proves S10.23
test('a window with a status bar is sized by its grip, from right to left by the grip at its left', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, readMe)
  const before = await boxOf(window)
  await page.mouse.move(before.x + before.width - 9, before.y + before.height - 9)
  await page.mouse.down()
  await page.mouse.move(before.x + before.width + 21, before.y + before.height + 31, { steps: 3 })
  await page.mouse.up()
  const after = { ...before, width: before.width + 30, height: before.height + 40 }
  await expect.poll(() => boxOf(window)).toEqual(after)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await page.mouse.move(after.x + 9, after.y + after.height - 9)
  await page.mouse.down()
  await page.mouse.move(after.x + 29, after.y + after.height - 29, { steps: 3 })
  await page.mouse.up()
  const { x, y, width, height } = after
  await expect.poll(() => boxOf(window)).toEqual({ x: x + 20, y, width: width - 20, height: height - 20 })
})

test('a window is sized by its corner, down to its minimum', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const before = await window.boundingBox()
  if (!before) throw new Error('the window has no place')
  const corner = { x: before.x + before.width, y: before.y + before.height }
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x + 60, corner.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(() => window.boundingBox())
    .toEqual({
      ...before,
      width: before.width + 60,
      height: before.height + 40,
    })
  await page.mouse.move(corner.x + 60, corner.y + 40)
  await page.mouse.down()
  await page.mouse.move(before.x, before.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => window.boundingBox()).toEqual({ ...before, width: 220, height: 140 })
})

test('minimize, restore, maximize and close work by caption and taskbar', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const task = taskButton(page, 'Read Me - Notepad')
  const before = await window.boundingBox()
  await expect(task).toHaveAttribute('aria-pressed', 'true')

  await window.getByRole('button', { name: 'Minimize' }).click()
  await expect(window).toBeHidden()
  await expect(task).toHaveAttribute('aria-pressed', 'false')
  await expect(task).toHaveAccessibleName('Read Me - Notepad, minimized')
  await task.click()
  await expect(window).toBeVisible()
  await task.click()
  await expect(window).toBeHidden()
  await task.click()

  await window.getByRole('button', { name: 'Maximize' }).click()
  await expect.poll(() => window.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 772 })
  await window.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => window.boundingBox()).toEqual(before)
  await window.getByRole('heading').dblclick()
  await expect(window.getByRole('button', { name: 'Restore' })).toBeVisible()

  await window.getByRole('button', { name: 'Close' }).click()
  await expect(window).toHaveCount(0)
  await expect(task).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Notepad', exact: true })).toBeFocused()
})

test('Notepad opens several windows, Swap Pairs one; a click raises a window', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Swap Pairs')
  await openIcon(page, 'Notepad')
  await windowNamed(page, 'Read Me - Notepad').getByRole('button', { name: 'Minimize' }).click()
  await openIcon(page, 'Notepad')
  await expect(taskButton(page, 'Read Me - Notepad')).toHaveCount(2)
  await page.getByRole('link', { name: 'Swap Pairs', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(taskButton(page, 'Swap Pairs')).toHaveCount(1)
  await expect(windowNamed(page, 'Swap Pairs')).toHaveAttribute('data-active', 'true')
  await taskButton(page, 'Read Me - Notepad').last().click()
  await expect(windowNamed(page, 'Swap Pairs')).not.toHaveAttribute('data-active')
})
