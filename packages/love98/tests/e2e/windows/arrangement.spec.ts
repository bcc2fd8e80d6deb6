import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { menuRow } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { openNotepads } from '../support/windows'

test('the menu of the taskbar cascades and tiles windows, and undoes that', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openNotepads(page, 2)
  const windows = page.locator('[data-window]')
  const places = async () => [await boxOf(windows.first()), await boxOf(windows.last())]
  const before = await places()
  const choose = async (name: string) => {
    await page.mouse.click(700, 786, { button: 'right' })
    await menuRow(page, name).click()
  }
  await choose('Tile Windows Vertically')
  await expect.poll(places).toEqual([
    { x: 0, y: 0, width: 640, height: 772 },
    { x: 640, y: 0, width: 640, height: 772 },
  ])
  await choose('Undo Tile Windows Vertically')
  await expect.poll(places).toEqual(before)
  await choose('Tile Windows Horizontally')
  await expect.poll(places).toEqual([
    { x: 0, y: 0, width: 1280, height: 386 },
    { x: 0, y: 386, width: 1280, height: 386 },
  ])
  await choose('Cascade Windows')
  const offset = async () => {
    const [first, second] = await places()
    return [(second?.x ?? 0) - (first?.x ?? 0), (second?.y ?? 0) - (first?.y ?? 0)]
  }
  await expect.poll(offset).toEqual([22, 22])
  await choose('Minimize All Windows')
  await expect(windows.first()).toBeHidden()
  await choose('Undo Minimize All')
  await expect(windows.first()).toBeVisible()
  await expect(windows.last()).toBeVisible()
})

test('Show Desktop by key minimizes all windows and restores them', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openNotepads(page, 2)
  await page.keyboard.press('Control+Alt+d')
  for (const window of await page.locator('[data-window]').all()) await expect(window).toBeHidden()
  await page.keyboard.press('Control+Alt+d')
  for (const window of await page.locator('[data-window]').all()) await expect(window).toBeVisible()
})
