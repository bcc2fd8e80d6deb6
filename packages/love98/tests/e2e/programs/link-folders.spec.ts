import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { loadMessageBoxes, openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

// Proves S1.2
test('a folder shows its links, and marks those that are not configured', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Social')
  const window = windowNamed(page, 'Social')
  await expect(window.locator('[data-item]')).toHaveText([/^Telegram/, /^Twitter/, /^Discord/])
  await expect(window.getByText('3 objects')).toBeVisible()
  // The text is grayed, unless the link is selected.
  const [text, gray] = await window
    .locator('[data-item=social-1] [class*=label]')
    .evaluate((label: HTMLElement) => {
      const text = getComputedStyle(label).color
      label.style.color = 'var(--GrayText)'
      return [text, getComputedStyle(label).color]
    })
  expect(text).toBe(gray)
  await window.locator('[data-item=social-0]').dblclick()
  const box = page.getByRole('alertdialog', { name: 'Telegram' })
  await expect(box).toContainText('The community has not set up this link yet.')
  await expect(box.getByRole('textbox')).toHaveCount(0)
  await expect(box.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(window.locator('[data-item=social-0]')).toBeFocused()
})

test(
  'the icons are one tab stop, arrows, Home, End and letters move between them, and Enter opens one',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/social')
    const window = windowNamed(page, 'Social')
    const icon = (id: string) => window.locator(`[data-item=${id}]`)
    await icon('social-0').focus()
    await page.keyboard.press('ArrowRight')
    await expect(icon('social-1')).toBeFocused()
    await expect(window.getByRole('status')).toHaveText('not configured')
    await page.keyboard.press('End')
    await expect(icon('social-2')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(icon('social-0')).toBeFocused()
    await page.keyboard.press('d')
    await expect(icon('social-2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog', { name: 'Discord' })).toBeVisible()
  },
)

test('View changes the layout of the icons, and hides and shows the side pane', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/markets')
  const window = windowNamed(page, 'Markets')
  const choose = async (row: string) => {
    await window.getByRole('menuitem', { name: 'View' }).click()
    await page.getByRole('menu').getByText(row, { exact: true }).click()
  }
  await expect(window.locator('[data-view=large] [data-size="32"]')).toHaveCount(4)
  await choose('Details')
  await expect(window.locator('[data-view=details] [data-size="16"]')).toHaveCount(4)
  // The address bar, and the header of the column.
  await expect(window.getByText('Address', { exact: true })).toHaveCount(2)
  await expect(window.locator('[data-view=details]')).toContainText('not configured')
  await choose('As Web Page')
  await expect(window.getByRole('heading', { name: 'Markets', level: 3 })).toHaveCount(0)
  await choose('List')
  await expect(window.locator('[data-view=list]')).toBeVisible()
})

test('Help Topics opens the topic of the folder', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/bridge')
  await windowNamed(page, 'Bridge').getByRole('menuitem', { name: 'Help' }).click()
  await page.getByRole('menuitem', { name: 'Help Topics' }).click()
  await expect(
    windowNamed(page, 'Bridge - Cat Club Help').getByRole('heading', { name: 'Bridge', exact: true }),
  ).toBeVisible()
})

test('opening a second folder fetches nothing', fullRun, async ({ page }) => {
  await openDesktop(page)
  await loadMessageBoxes(page)
  await openIcon(page, 'Bridge')
  await expect(windowNamed(page, 'Bridge').locator('[data-item]')).toHaveCount(2)
  const asked: string[] = []
  // The skin's pointers load when the pointer reaches a new kind of element, and cuts of the font with the first text
  // that has them. The folder itself loads nothing.
  page.on('request', (request) => {
    if (!/\/(cursors|fonts)\//.test(request.url())) asked.push(request.url())
  })
  await openIcon(page, 'Partners')
  await expect(windowNamed(page, 'Partners').locator('[data-item]')).toHaveCount(1)
  expect(asked).toEqual([])
})
