import { expect, type Locator } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, startButton, storedKeys } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'

async function edgesOf(part: Locator) {
  const box = await boxOf(part)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The pseudo-language, which builds for tests have as an eleventh language. */
const mirrored = '/ar-xb'

test('a page of a right-to-left language is written from right to left, and stores nothing', async ({
  page,
}) => {
  await openDesktop(page, mirrored)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('lang', 'ar-XB')
  await expect(startButton(page)).toContainText('[Šţàŕţ]')
  expect(await storedKeys(page)).toEqual([])
  await openDesktop(page)
  await expect(root).toHaveAttribute('dir', 'ltr')
  await expect(startButton(page)).toHaveText('Start')
})

test('Start and the icons are at the right, and the clock is at the left', fullRun, async ({ page }) => {
  await openDesktop(page, mirrored)
  const [start, clock] = [await edgesOf(startButton(page)), await edgesOf(page.locator('footer time'))]
  expect(start.right).toBeGreaterThan(1270)
  expect(clock.x).toBeLessThan(60)
  // The live clock is a button that loads when the pointer enters.
  await page.locator('footer').hover()
  await expect(page.locator('footer button time')).toBeVisible()
  // "5:46 م" is written from right to left: the hour is at the right.
  const [hour, half] = await page.locator('footer time').evaluate(({ firstChild: text }) => {
    const range = document.createRange()
    return [0, (text?.textContent?.length ?? 0) - 1].map((at) => {
      range.setStart(text ?? document, at)
      range.setEnd(text ?? document, at + 1)
      return range.getBoundingClientRect().x
    })
  })
  expect(hour).toBeGreaterThan(half ?? 0)
  const first = await edgesOf(page.locator('[data-entry]').first())
  expect(first.right).toBeGreaterThan(1270)
  const icons = page.locator('[data-entry]')
  const columns = new Set(
    await icons.evaluateAll((all) => all.map((icon) => Math.round(icon.getBoundingClientRect().x))),
  )
  expect(columns.size).toBeGreaterThan(1)
})

test('the Start menu opens above Start, and its submenus to the left of it', async ({ page }) => {
  await openDesktop(page, mirrored)
  await startButton(page).click()
  const menu = page.getByRole('menu').first()
  await expect(menu).toBeVisible()
  const [start, root] = [await edgesOf(startButton(page)), await edgesOf(menu)]
  expect(root.right).toBeGreaterThan(start.x)
  expect(root.right).toBeLessThanOrEqual(1280)
  expect(root.right).toBeGreaterThan(1270)
  expect(root.bottom).toBeLessThanOrEqual(start.y + 3)
  // The key that points away from the opener opens the submenu, and the other one closes it.
  await page.locator('[role="menuitem"][aria-haspopup="menu"]').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('menu')).toHaveCount(2)
  const submenu = await edgesOf(page.getByRole('menu').nth(1))
  // The submenu overlaps the frame of the first menu and the position of the row in it.
  expect(submenu.right).toBeLessThanOrEqual(root.x + 8)
  expect(submenu.right).toBeGreaterThan(root.x)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menu')).toHaveCount(1)
})

test(
  'a menu that the mouse opens while a left-to-right board has the focus opens to the left',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/ar/p/heartbreak')
    const [game] = await page.locator('[data-window] [role="menubar"] > *').all()
    if (!game) throw new Error('There is no menu')
    await page.locator('[role="grid"]').focus()
    await game.click()
    const [word, menu] = [await edgesOf(game), await edgesOf(page.getByRole('menu'))]
    expect(Math.abs(menu.right - word.right)).toBeLessThanOrEqual(8)
    await page.locator('[role="menu"] [data-id="mode"]').press('ArrowLeft')
    await expect(page.getByRole('menu')).toHaveCount(2)
  },
)

test('captions run from the right, with their buttons at the left', fullRun, async ({ page }) => {
  await openDesktop(page, `${mirrored}/p/notepad`)
  const window = page.locator('[data-window]')
  const caption = window.locator('[data-caption]')
  const [bar, title, close, minimize] = await Promise.all([
    edgesOf(caption),
    edgesOf(caption.locator('h2')),
    edgesOf(caption.locator('[data-glyph="close"]')),
    edgesOf(caption.locator('[data-glyph="minimize"]')),
  ])
  expect(close.x - bar.x).toBeLessThan(6)
  expect(minimize.x).toBeGreaterThan(close.x)
  expect(title.x).toBeGreaterThan(minimize.x)
  expect(await caption.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    'linear-gradient(to left',
  )
})

test('a window follows the pointer in the direction of the pointer', fullRun, async ({ page }) => {
  await openDesktop(page, `${mirrored}/p/notepad`)
  const window = page.locator('[data-window]')
  const before = await edgesOf(window)
  const x = before.x + before.width - 120
  await page.mouse.move(x, before.y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 60, before.y + 52, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await edgesOf(window)).x).toBe(before.x + 60)
  expect((await edgesOf(window)).y).toBe(before.y + 40)
})

test('Display Properties chooses the language, and the choice is stored', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/display')
  await page.getByRole('tab', { name: 'Effects' }).click()
  const language = page.getByRole('combobox', { name: 'Language' })
  await language.focus()
  // Builds for tests list the pseudo-language below the last language.
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expect(language).toContainText('العربية (not reviewed)')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page).toHaveURL(/\/ar(\/|$)/)
  await openDesktop(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
