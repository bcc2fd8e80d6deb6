import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { desktopIcons, openDesktop } from '../support/desktop'
import { drag, icon, liveAnnouncement, placeOf, pull } from '../support/icons'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test('a dragged icon snaps to the grid, opens nothing, and is there on the next visit', async ({ page }) => {
  await openDesktop(page)
  const before = await placeOf(page, 'Bridge')
  const other = await placeOf(page, 'Swap Pairs')
  await drag(page, 'Bridge', { x: 310, y: 140 })
  const after = { x: before.x + 300, y: before.y + 150 }
  await expect.poll(() => placeOf(page, 'Bridge')).toEqual(after)
  expect(await placeOf(page, 'Swap Pairs')).toEqual(other)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openDesktop(page)
  await expect.poll(() => placeOf(page, 'Bridge')).toEqual(after)
})

test(
  'an icon pressed before the drag code has loaded follows the pointer once it has',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const arrive = await delayScripts(page)
    const isAsked = page.waitForRequest('**/static/**/*.js')
    const before = await placeOf(page, 'Notepad')
    await page.mouse.move(before.x + 37, before.y + 20)
    await page.mouse.down()
    await page.mouse.move(before.x + 137, before.y + 20, { steps: 3 })
    await isAsked
    await expect(desktopIcons(page).locator('li[data-moving]')).toHaveCount(0)
    arrive()
    await pull(page, { x: before.x + 337, y: before.y + 20 })
    await page.mouse.up()
    await expect.poll(() => placeOf(page, 'Notepad')).toEqual({ x: before.x + 300, y: before.y })
  },
)

test('Escape returns a dragged icon to its cell', fullRun, async ({ page }) => {
  await openDesktop(page)
  const before = await placeOf(page, 'Notepad')
  await drag(page, 'Notepad', { x: 310, y: 140 }, false)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(desktopIcons(page).locator('li[data-moving]')).toHaveCount(0)
  expect(await placeOf(page, 'Notepad')).toEqual(before)
  expect(await page.evaluate(() => localStorage.getItem('love98-icons'))).toBeNull()
})

test('an icon dropped on another finds the next free cell', fullRun, async ({ page }) => {
  await openDesktop(page)
  const [taken, before] = [await placeOf(page, 'Swap Pairs'), await placeOf(page, 'Markets')]
  await drag(page, 'Markets', { x: taken.x - before.x, y: taken.y - before.y })
  await expect.poll(() => placeOf(page, 'Markets')).not.toEqual(before)
  expect(await placeOf(page, 'Swap Pairs')).toEqual(taken)
  expect(await placeOf(page, 'Markets')).not.toEqual(taken)
})

test('Ctrl+Z and Undo in the menu undo a move', fullRun, async ({ page }) => {
  await openDesktop(page)
  const before = await placeOf(page, 'Notepad')
  await drag(page, 'Notepad', { x: 300, y: 150 })
  await expect.poll(() => placeOf(page, 'Notepad')).not.toEqual(before)
  await page.keyboard.press('Control+z')
  await expect.poll(() => placeOf(page, 'Notepad')).toEqual(before)
  await drag(page, 'Notepad', { x: 300, y: 150 })
  await page.mouse.click(900, 300, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Undo Move' }).click()
  await expect.poll(() => placeOf(page, 'Notepad')).toEqual(before)
})

test('all icons return to their first positions, and Undo reverts that', fullRun, async ({ page }) => {
  await openDesktop(page)
  const before = await placeOf(page, 'Notepad')
  await drag(page, 'Notepad', { x: 300, y: 150 })
  await expect.poll(() => placeOf(page, 'Notepad')).not.toEqual(before)
  const moved = await placeOf(page, 'Notepad')
  await page.mouse.click(900, 300, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Arrange Icons' }).click()
  await page.getByRole('menuitem', { name: 'Default Order' }).click()
  await expect.poll(() => placeOf(page, 'Notepad')).toEqual(before)
  await page.mouse.click(900, 300, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Undo Move' }).click()
  await expect.poll(() => placeOf(page, 'Notepad')).toEqual(moved)
})

test('icons are arranged by name, and stay without gaps with Auto Arrange', fullRun, async ({ page }) => {
  await openDesktop(page)
  const arrange = async (name: string, role: 'menuitem' | 'menuitemcheckbox') => {
    await page.mouse.click(900, 300, { button: 'right' })
    await page.getByRole('menuitem', { name: 'Arrange Icons' }).click()
    await page.getByRole(role, { name }).click()
  }
  await arrange('by Name', 'menuitem')
  const names = await desktopIcons(page)
    .locator('[data-entry]')
    .evaluateAll((all) =>
      all
        .map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }))
        .sort((a, b) => Math.round(a.box.x / 75) - Math.round(b.box.x / 75) || a.box.y - b.box.y)
        .map(({ name }) => name),
    )
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
  await arrange('Auto Arrange', 'menuitemcheckbox')
  const before = await placeOf(page, names[1] ?? '')
  await drag(page, names[0] ?? '', { x: 600, y: 300 })
  await expect.poll(() => placeOf(page, names[1] ?? '')).toEqual({ ...before, y: before.y - 75 })
})

test(
  'an icon is moved by keyboard: arrows, Enter to drop it, Escape to cancel',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const before = await placeOf(page, 'Bridge')
    const link = desktopIcons(page).getByRole('link', { name: 'Bridge', exact: true })
    const cell = { column: (before.x - 4) / 75 + 1, row: (before.y - 4) / 75 + 1 }
    const carry = async (last: 'Enter' | 'Escape') => {
      await link.focus()
      await page.keyboard.press('Shift+F10')
      await page.getByRole('menuitem', { name: 'Move' }).click()
      await expect(liveAnnouncement(page)).toContainText('arrow keys')
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
        await page.keyboard.press(key)
      await expect(liveAnnouncement(page)).toHaveText(
        `Bridge: column ${cell.column + 3}, row ${cell.row + 1}`,
      )
      await page.keyboard.press(last)
      await expect(link).toBeFocused()
    }
    await carry('Escape')
    await expect.poll(() => placeOf(page, 'Bridge')).toEqual(before)
    await carry('Enter')
    await expect.poll(() => placeOf(page, 'Bridge')).toEqual({ x: before.x + 225, y: before.y + 75 })
  },
)

test('after Move a click places the icon at the pointer', fullRun, async ({ page }) => {
  await openDesktop(page)
  await icon(page, 'Notepad').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move' }).click()
  await page.mouse.click(4 + 75 * 5 + 30, 4 + 75 * 2 + 30)
  await expect.poll(() => placeOf(page, 'Notepad')).toEqual({ x: 4 + 75 * 5, y: 4 + 75 * 2 })
})

test(
  'an icon near the far edge stays visible on a smaller desktop, and returns when the desktop grows',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const before = await placeOf(page, 'Notepad')
    await drag(page, 'Notepad', { x: 975, y: 0 })
    const far = { x: before.x + 975, y: before.y }
    await expect.poll(() => placeOf(page, 'Notepad')).toEqual(far)
    await page.setViewportSize({ width: 700, height: 500 })
    await expect.poll(async () => (await placeOf(page, 'Notepad')).x + 75).toBeLessThanOrEqual(700)
    await expect.poll(async () => (await placeOf(page, 'Notepad')).y + 75).toBeLessThanOrEqual(472)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => placeOf(page, 'Notepad')).toEqual(far)
  },
)

test('an invalid stored arrangement loses no icon', fullRun, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('love98-icons', '{"version":1,"auto":false,"cells":{"swap":['),
  )
  await openDesktop(page)
  await expect(icon(page, 'Notepad')).toBeVisible()
  await icon(page, 'Notepad').dblclick()
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
})
