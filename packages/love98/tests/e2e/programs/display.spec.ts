import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const title = 'Display Properties'
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const backdrop = (page: Page) =>
  page.locator('[data-backdrop]').evaluate((element) => getComputedStyle(element).backgroundImage)

async function openPage(page: Page, tab: string) {
  await openDesktop(page)
  await openIcon(page, title)
  await windowNamed(page, title).getByRole('tab', { name: tab }).click()
  return windowNamed(page, title)
}

test('a wallpaper of another skin is applied, on the next visit before the first paint', async ({ page }) => {
  const window = await openPage(page, 'Background')
  await window.getByLabel('Windows Standard').check()
  await window.getByRole('combobox', { name: 'Display:' }).click()
  await page.getByRole('option', { name: 'Tile' }).click()
  await expect.poll(() => backdrop(page)).toContain('/cat-club/')
  await window.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => backdrop(page)).toContain('/standard/wallpaper-480.png')
  await expect.poll(() => stored(page, 'love98-wallpaper')).toBe('1 standard tile')
  await page.route('**/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  await expect.poll(() => backdrop(page)).toContain('/standard/wallpaper-480.png')
  await expect(page.locator('body')).toHaveClass('theme-cat-club')
})

test('None shows only the color, and the skin’s own wallpaper stores nothing', fullRun, async ({ page }) => {
  const window = await openPage(page, 'Background')
  await window.getByLabel('None').check()
  await window.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => backdrop(page)).toBe('none')
  await expect(window.getByRole('combobox', { name: 'Display:' })).toBeDisabled()
  await window.getByLabel('(Skin default)').check()
  await window.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => backdrop(page)).toContain('/cat-club/')
  await expect.poll(() => stored(page, 'love98-wallpaper')).toBeNull()
})

test(
  'the monitor previews the option under the pointer, and reverts when the pointer leaves',
  fullRun,
  async ({ page }) => {
    const window = await openPage(page, 'Appearance')
    await window.getByText('Night Cat').hover()
    await expect(window.locator('.theme-night-cat')).toHaveCount(1)
    await expect(window.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await window.getByRole('button', { name: 'OK' }).hover()
    await expect(window.locator('.theme-night-cat')).toHaveCount(0)
  },
)

test('a size is chosen, stored, and reset', fullRun, async ({ page }) => {
  const window = await openPage(page, 'Appearance')
  await window.getByLabel('Windows Standard (large)').check()
  await window.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'large')
  await window.getByRole('group', { name: 'Size' }).getByLabel('Windows Standard', { exact: true }).check()
  await window.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => stored(page, 'love98-density')).toBeNull()
})

test(
  'closing with changes asks: Cancel keeps the window open, No discards them, Yes applies them',
  fullRun,
  async ({ page }) => {
    const window = await openPage(page, 'Appearance')
    const close = () => window.getByRole('button', { name: 'Close' }).click()
    const answer = (name: string) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    await window.getByLabel('Night Cat').check()
    await close()
    await answer('Cancel')
    await expect(window.getByLabel('Night Cat')).toBeChecked()
    await close()
    await answer('No')
    await expect(window).toHaveCount(0)
    expect(await stored(page, 'fileTheme')).toBeNull()
    await openIcon(page, title)
    await window.getByLabel('Night Cat').check()
    await close()
    await answer('Yes')
    await expect(window).toHaveCount(0)
    await expect.poll(() => stored(page, 'fileTheme')).toBe('night-cat')
  },
)

test(
  'every way of closing a window with changes asks, and Cancel keeps the window with its address',
  fullRun,
  async ({ page }) => {
    const window = await openPage(page, 'Appearance')
    const address = '/p/display?open=appearance'
    await expect(page).toHaveURL(address)
    await window.getByLabel('Night Cat').check()
    const task = page.locator('[data-task]')
    const ways = {
      'the task button': async () => {
        await task.click({ button: 'right' })
        await page.getByRole('menuitem', { name: /^Close/ }).click()
      },
      Back: () => page.goBack().then(() => undefined),
      'the keyboard': () => page.keyboard.press('Control+Alt+F4'),
      'the system menu': async () => {
        await window.getByRole('button', { name: /system menu$/ }).click()
        await page.getByRole('menuitem', { name: /^Close/ }).click()
      },
      'its icon': () => window.getByRole('button', { name: /system menu$/ }).dblclick(),
    }
    for (const [way, close] of Object.entries(ways)) {
      await close()
      const box = page.getByRole('alertdialog', { name: title })
      await expect(box, way).toBeVisible()
      await box.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(box, way).toHaveCount(0)
      await expect(window.getByLabel('Night Cat'), way).toBeChecked()
      await expect(page, way).toHaveURL(address)
    }
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click()
    await expect(window).toHaveCount(0)
    await expect(page).toHaveURL('/')
    expect(await stored(page, 'fileTheme')).toBeNull()
  },
)

test(
  'Cancel discards the changes without a question, and an unchanged window closes without one',
  fullRun,
  async ({ page }) => {
    const window = await openPage(page, 'Effects')
    await window.getByLabel('Single-click to open an item').check()
    await window.getByRole('button', { name: 'Cancel' }).click()
    await expect(window).toHaveCount(0)
    expect(await stored(page, 'love98-folder-options')).toBeNull()
    await openIcon(page, title)
    await window.getByRole('button', { name: 'Close' }).click()
    await expect(window).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
)

test('only what was changed is stored', fullRun, async ({ page }) => {
  const window = await openPage(page, 'Effects')
  await window.getByLabel('Show window contents while dragging').uncheck()
  await window.getByRole('button', { name: 'OK' }).click()
  await expect(window).toHaveCount(0)
  await expect.poll(() => stored(page, 'love98-drag-contents')).toBe('off')
  for (const key of ['fileTheme', 'love98-density', 'love98-wallpaper', 'love98-folder-options'])
    expect(await stored(page, key)).toBeNull()
})

test('prefers-contrast: more shows black and white in every skin', fullRun, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await openDesktop(page)
  await expect.poll(() => backdrop(page)).toBe('none')
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ButtonFace'))).toBe(
    '#000',
  )
})

// Proves S10.5
test('the question mark of the caption shows the help text of a control that is then pressed, also of a disabled one', async ({
  page,
}) => {
  await openDesktop(page, '/p/display')
  const window = windowNamed(page, 'Display Properties')
  const ask = window.getByRole('button', { name: "What's This?" })
  const [first, close] = [await boxOf(ask), await boxOf(window.getByRole('button', { name: 'Close' }))]
  expect(close.x - first.x).toBe(first.width + 2)
  expect([first.y, first.width, first.height]).toEqual([close.y, close.width, close.height])

  const apply = window.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()
  await ask.click()
  const at = await boxOf(apply)
  await page.mouse.click(at.x + 4, at.y + 4)
  const text = window.getByRole('dialog', { name: 'Saves your changes and leaves this window open.' })
  await expect(text).toBeVisible()
  await expect(ask).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(window).toBeVisible()

  await window.getByRole('radio', { name: 'Windows Standard (large)' }).focus()
  await page.keyboard.press('F1')
  await expect(window.getByRole('dialog', { name: /^Choose the size of text/ })).toBeFocused()
  await expect(windowNamed(page, 'Help')).toHaveCount(0)
})
