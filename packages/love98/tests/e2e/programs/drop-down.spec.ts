import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Display:' })
const options = (page: Page) => page.getByRole('option')

async function openBackground(page: Page) {
  await openDesktop(page, '/p/display?open=background')
  await expect(field(page)).toContainText('Center')
}

test(
  'a drop-down list opens below its field, as wide as it, and a press on an option chooses it',
  fullRun,
  async ({ page }) => {
    await openBackground(page)
    const box = await field(page).boundingBox()
    expect(box?.height).toBe(21)
    await field(page).click()
    await expect(options(page)).toHaveText(['Center', 'Tile', 'Stretch'])
    expect(await page.getByRole('listbox').boundingBox()).toMatchObject({
      x: box?.x,
      y: (box?.y ?? 0) + (box?.height ?? 0),
      width: box?.width,
    })
    expect(await violations(page)).toEqual([])
    await page.getByRole('option', { name: 'Stretch' }).click()
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toContainText('Stretch')
    await expect(field(page)).toBeFocused()
  },
)

test(
  'a drop-down list has the keys of Windows: Alt+Down opens, arrows highlight, Enter accepts, Escape changes nothing',
  fullRun,
  async ({ page }) => {
    await openBackground(page)
    await field(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toContainText('Tile')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText('Tile')
    await page.keyboard.press('End')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /-2$/)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    // The window is still open, and no option was chosen.
    await expect(field(page)).toContainText('Tile')
    await page.keyboard.press('F4')
    await page.keyboard.press('s')
    await page.keyboard.press('Enter')
    await expect(field(page)).toContainText('Stretch')
  },
)

test('the list closes with a press elsewhere, and when the focus leaves', fullRun, async ({ page }) => {
  await openBackground(page)
  await field(page).click()
  await expect(options(page)).toHaveCount(3)
  await page.mouse.click(5, 400)
  await expect(options(page)).toHaveCount(0)
  await field(page).click()
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
})
