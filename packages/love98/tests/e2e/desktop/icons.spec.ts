import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { desktopIcons, openDesktop } from '../support/desktop'
import { icon, liveAnnouncement, placeOf, selected } from '../support/icons'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test(
  'two clicks within half a second open a program once, and two slow clicks open nothing',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await openDesktop(page)
    // The clock is stopped between the clicks, however busy the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await icon(page, 'Notepad').click()
    await page.clock.fastForward(600)
    await icon(page, 'Notepad').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await icon(page, 'Notepad').click({ delay: 10 })
    await expect(page.getByRole('dialog')).toHaveCount(1)
  },
)

test('Web style opens by a single click, and is stored', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('menuitemcheckbox', { name: /^Web Style/ }).click()
  await openDesktop(page)
  await icon(page, 'Notepad').click()
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
})

test(
  'a selection rectangle selects the icons under it, and their number is announced',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const to = await placeOf(page, 'Bridge')
    await page.mouse.move(400, 5)
    await page.mouse.down()
    await expect
      .poll(async () => {
        await page.mouse.move(11, to.y + 20, { steps: 6 })
        await page.mouse.move(10, to.y + 20)
        return (await selected(page)).length
      })
      .toBeGreaterThan(0)
    await page.mouse.up()
    const names = await selected(page)
    expect(names).toContain('Swap Pairs')
    expect(names).toContain('Bridge')
    expect(names).not.toContain('Markets')
    await expect(liveAnnouncement(page)).toHaveText(`${names.length} icons selected`)
    await page.mouse.click(900, 300)
    await expect.poll(() => selected(page)).toEqual([])
  },
)

test(
  'several icons are selected by keyboard: Ctrl+A, Ctrl+Space, Shift and the arrows',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    const all = await desktopIcons(page).locator('[data-entry]').count()
    await desktopIcons(page).getByRole('link', { name: 'Swap Pairs', exact: true }).focus()
    await page.keyboard.press('Control+a')
    expect((await selected(page)).length).toBe(all)
    await expect(liveAnnouncement(page)).toHaveText(`${all} icons selected`)
    await page.keyboard.press('Home')
    expect(await selected(page)).toEqual(['Swap Pairs'])
    await page.keyboard.press('Control+ArrowDown')
    expect(await selected(page)).toEqual(['Swap Pairs'])
    await page.keyboard.press('Control+Space')
    const [, second] = await desktopIcons(page).locator('[data-entry]').allTextContents()
    expect(await selected(page)).toEqual(['Swap Pairs', second])
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    expect((await selected(page)).length).toBe(3)
    await page.keyboard.press('Escape')
    expect(await selected(page)).toEqual([])
  },
)

test('several letters typed in a row are one word', fullRun, async ({ page }) => {
  await openDesktop(page)
  await desktopIcons(page).getByRole('link', { name: 'Swap Pairs', exact: true }).focus()
  await page.keyboard.type('soc')
  await expect(desktopIcons(page).getByText('Social', { exact: true }).locator('..')).toBeFocused()
})

test('on a desktop of 200 by 200 every icon can be reached', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 200, height: 200 })
  await openDesktop(page)
  const all = desktopIcons(page).locator('[data-entry]')
  await all.first().focus()
  await page.keyboard.press('End')
  await expect(all.last()).toBeFocused()
  await expect(all.last()).toBeInViewport()
})
