import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { shownPrograms } from '../shown-programs'
import { clippedTexts, overlappingTexts } from '../support/clipped-texts'
import { openDesktop, startButton } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)

test('a tap opens, each window fills the screen above the taskbar, and only one is shown at a time', async ({
  page,
}) => {
  await openDesktop(page)
  const desktop = page.getByRole('navigation', { name: 'Desktop' })
  await desktop.getByText('Swap Pairs', { exact: true }).tap()
  const swap = page.locator('[data-window]').first()
  await expect(swap).toBeVisible()
  const taskbar = await boxOf(page.locator('footer'))
  await expect.poll(() => boxOf(swap)).toEqual({ x: 0, y: 0, width: 390, height: taskbar.y })

  await openDesktop(page, '/p/notepad')
  const notepad = page.locator('[data-window][data-active]')
  await expect.poll(() => boxOf(notepad)).toEqual({ x: 0, y: 0, width: 390, height: taskbar.y })
})

test('the taskbar switches between windows, and the covered windows are inert', fullRun, async ({ page }) => {
  await openDesktop(page)
  const desktop = page.getByRole('navigation', { name: 'Desktop' })
  await desktop.getByText('Swap Pairs', { exact: true }).tap()
  await expect(page.locator('[data-window]')).toHaveCount(1)
  await page.locator('[data-window] [data-glyph="minimize"]').tap()
  await desktop.getByText('Notepad', { exact: true }).tap()
  await expect(page.locator('[data-window]')).toHaveCount(2)
  const task = (name: RegExp) => page.locator('footer').getByRole('button', { name })
  await task(/Swap Pairs/).tap()
  await expect(page.getByRole('dialog', { name: 'Swap Pairs' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Read Me - Notepad' })).toHaveCount(0)
  await task(/Read Me - Notepad/).tap()
  await expect(page.getByRole('dialog', { name: 'Read Me - Notepad' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Swap Pairs' })).toHaveCount(0)
})

test(
  'Display Properties, Run and Shut Down are sheets above the taskbar, however low the screen',
  fullRun,
  async ({ page }) => {
    for (const id of ['display', 'run', 'shut-down']) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openDesktop(page, `/p/${id}`)
      const sheet = page.locator('[data-window]')
      const taskbar = await boxOf(page.locator('footer'))
      const { x, y, width, height } = await boxOf(sheet)
      expect({ x, width, bottom: y + height }).toEqual({ x: 0, width: 390, bottom: taskbar.y })
      expect(y).toBeGreaterThan(100)
      await page.setViewportSize({ width: 390, height: 320 })
      await expect.poll(async () => (await boxOf(sheet)).y).toBeGreaterThanOrEqual(0)
      const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
      await expect(async () => {
        await cancel.scrollIntoViewIfNeeded()
        const { y: top, height: high } = await boxOf(cancel)
        expect(top + high).toBeLessThanOrEqual((await boxOf(page.locator('footer'))).y)
      }).toPass()
      await cancel.tap()
      await expect(sheet).toHaveCount(0)
    }
  },
)

test('a dialog is a sheet at the bottom edge', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).tap()
  const sheet = page.locator('dialog[open]')
  await expect(sheet).toBeVisible()
  const { x, y, width, height } = await boxOf(sheet)
  expect({ x, width, bottom: Math.round(y + height) }).toEqual({ x: 0, width: 390, bottom: 844 })
})

test('in each program every control is 44 px wide and high, no text is cut off, and nothing scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(30_000 * shownPrograms.length)
  for (const { id, title, dialog } of shownPrograms) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openDesktop(page, `/p/${id}`)
    // The window of the program before may be restored behind it.
    const window = page.locator('[data-window][data-active]')
    await expect(
      window.locator('[data-caption] + *').locator('button, a[href], input, textarea').first(),
    ).toBeVisible()
    const small = await page.evaluate(() => {
      const pressed = document.querySelectorAll<HTMLElement>(
        '[data-window] [data-caption] button, footer button, [data-window] :is(.button, [role="tab"], [role="menuitem"]), [data-window] button:not([class])',
      )
      return [...pressed]
        .filter((element) => element.checkVisibility() && element.closest('[role="grid"]') === null)
        .map((element) => ({ name: element.textContent || element.ariaLabel, ...size(element) }))
        .filter(({ width, height }) => Math.min(width, height) < 44)
      function size(element: HTMLElement) {
        const { width, height } = element.getBoundingClientRect()
        return { width, height }
      }
    })
    expect.soft(small, title).toEqual([])
    await expect(window.locator('p[role="status"]').filter({ hasText: 'Loading' })).toHaveCount(0)
    const lost = [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overlappingTexts))]
    expect.soft(lost, title).toEqual([])
    await expect.poll(() => overflows(page)).toBe(false)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflows(page)).toBe(false)
    const taskbar = await boxOf(page.locator('footer'))
    const bottom = async () => {
      const { x, y, width, height } = await boxOf(window)
      return { x, width, bottom: y + height, fills: y === 0 }
    }
    await expect.poll(bottom).toMatchObject({ x: 0, width: 320, bottom: taskbar.y })
    if (!dialog) expect(await bottom()).toMatchObject({ fills: true })
    expect(taskbar.width).toBe(320)
  }
})

test('rotating the phone keeps the window full-screen and Start visible', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  await page.setViewportSize({ width: 740, height: 360 })
  const window = page.locator('[data-window]')
  const taskbar = await boxOf(page.locator('footer'))
  await expect.poll(() => boxOf(window)).toEqual({ x: 0, y: 0, width: 740, height: taskbar.y })
  await startButton(page).tap()
  const menu = page.getByRole('menu').first()
  await expect(menu).toBeVisible()
  const { y, height } = await boxOf(menu)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(360)
})

test('fields have letters of 16 px, so that a phone does not enlarge the page', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const field = page.getByRole('textbox').first()
  expect(
    await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(16)
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content')
  expect(viewport).toContain('viewport-fit=cover')
  expect(viewport).toContain('interactive-widget=resizes-content')
  expect(viewport).not.toMatch(/user-scalable=no|maximum-scale/)
})

test('the focused field stays above a virtual keyboard that covers the page', async ({ page }) => {
  // iOS covers the page and reports this only through the visual viewport. The test simulates the change.
  await page.addInitScript(() => {
    const visible = window.visualViewport
    if (!visible) throw new Error('no visual viewport')
    let covered = 0
    Object.defineProperty(visible, 'height', { get: () => window.innerHeight - covered })
    Object.assign(window, {
      cover(height: number) {
        covered = height
        visible.dispatchEvent(new Event('resize'))
      },
    })
  })
  await openDesktop(page, '/p/notepad')
  const cover = (height: number) =>
    page.evaluate((pixels) => (Reflect.get(window, 'cover') as (height: number) => void)(pixels), height)
  const before = await boxOf(page.locator('footer'))
  await page.getByRole('textbox').tap()
  await cover(336)
  await expect.poll(async () => (await boxOf(page.locator('footer'))).y).toBe(before.y - 336)
  await cover(0)
  await expect.poll(async () => (await boxOf(page.locator('footer'))).y).toBe(before.y)

  // A single-line field stays completely above the keyboard, together with its button.
  await openDesktop(page, '/p/run')
  const run = page.locator('[data-window]')
  await run.getByRole('textbox').tap()
  await cover(336)
  await expect.poll(async () => (await boxOf(page.locator('footer'))).y).toBe(before.y - 336)
  for (const part of [run.getByRole('textbox'), run.getByRole('button', { name: 'OK' })]) {
    const { y, height } = await boxOf(part)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(before.y - 336)
  }
})
