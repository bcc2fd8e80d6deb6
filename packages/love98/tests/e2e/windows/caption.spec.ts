import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { menuRow } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { openNotepads, readMe, taskButton, windowNamed } from '../support/windows'

test(
  'a maximized window is dragged down by its caption to restore it, and Escape cancels',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const window = windowNamed(page, readMe)
    const before = await boxOf(window)
    await window.getByRole('heading').dblclick()
    await expect(window).toHaveAttribute('data-maximized', 'true')
    const pull = async () => {
      // While its caption is animated, the window cannot be pressed.
      await expect(page.locator('[data-flying]')).toHaveCount(0)
      await page.mouse.move(640, 9)
      await page.mouse.down()
      await page.mouse.move(700, 129, { steps: 6 })
    }
    await pull()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await pull()
    await page.mouse.up()
    await expect(window).not.toHaveAttribute('data-maximized')
    const { width, height } = before
    await expect.poll(() => boxOf(window)).toMatchObject({ width, height, y: 120 })
    const after = await boxOf(window)
    expect(after.x).toBeLessThan(700)
    expect(after.x + after.width).toBeGreaterThan(700)
  },
)

test('two quick clicks on the captions of two windows maximize neither', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openNotepads(page, 2)
  const [back, front] = [page.locator('[data-window]').first(), page.locator('[data-window]').last()]
  const [below, above] = [await boxOf(back), await boxOf(front)]
  await page.mouse.click(above.x + above.width - 90, above.y + 12)
  await page.mouse.click(below.x + 60, below.y + 12)
  for (const window of [back, front]) await expect(window).not.toHaveAttribute('data-maximized')
  await expect(back).toHaveAttribute('data-active', 'true')
})

test(
  'the caption animates to its task button and back, and does not with prefers-reduced-motion',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await page.evaluate(() => {
      const counted = { flights: 0 }
      Reflect.set(window, 'counted', counted)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.dataset.flying !== undefined) counted.flights++
      }).observe(document.body, { childList: true, subtree: true })
    })
    const flights = () => page.evaluate(() => Reflect.get(window, 'counted').flights as number)
    await openIcon(page, 'Notepad')
    const window = windowNamed(page, readMe)
    await window.getByRole('button', { name: 'Minimize' }).click()
    await expect.poll(flights).toBe(1)
    await expect(page.locator('[data-flying]')).toHaveCount(0)
    await taskButton(page, readMe).click()
    await expect.poll(flights).toBe(2)
    await expect(page.locator('[data-flying]')).toHaveCount(0)
    await window.getByRole('button', { name: 'Maximize' }).click()
    await expect.poll(flights).toBe(3)
    await expect(page.locator('[data-flying]')).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await window.getByRole('button', { name: 'Minimize' }).click()
    await expect(window).toBeHidden()
    expect(await flights()).toBe(3)
  },
)

test(
  'with prefers-reduced-motion an outline is dragged, and the window moves on release',
  fullRun,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const window = windowNamed(page, readMe)
    const before = await boxOf(window)
    await page.mouse.move(before.x + 120, before.y + 12)
    await page.mouse.down()
    await page.mouse.move(before.x + 220, before.y + 82, { steps: 5 })
    await expect
      .poll(() => boxOf(page.locator('[data-outline]')))
      .toMatchObject({ x: before.x + 100, y: before.y + 70 })
    expect(await boxOf(window)).toEqual(before)
    await page.mouse.up()
    await expect.poll(() => boxOf(window)).toEqual({ ...before, x: before.x + 100, y: before.y + 70 })
    await expect(page.locator('[data-outline]')).toHaveCount(0)
  },
)

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a finger drags a window by its caption, and a long press there opens the system menu', async ({
    page,
  }) => {
    await openDesktop(page)
    await page.getByRole('link', { name: 'Notepad', exact: true }).tap()
    const window = windowNamed(page, readMe)
    const before = await boxOf(window)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const at = { x: before.x + 150, y: before.y + 12 }
    // All at once, because a slow machine would pause between the press and the first move.
    await Promise.all([
      touch('touchStart', at.x, at.y),
      ...[1, 2, 3, 4, 5].map((step) => touch('touchMove', at.x + step * 12, at.y + step * 8)),
      touch('touchEnd', 0, 0),
    ])
    await expect.poll(() => boxOf(window)).toEqual({ ...before, x: before.x + 60, y: before.y + 40 })

    await touch('touchStart', at.x + 60, at.y + 40)
    await expect(page.getByRole('menu', { name: readMe })).toBeVisible()
    await touch('touchEnd', 0, 0)
    await expect(menuRow(page, 'Minimize')).toBeVisible()
    await menuRow(page, 'Minimize').tap()
    await expect(window).toBeHidden()
    const task = await boxOf(taskButton(page, readMe))
    await touch('touchStart', task.x + 10, task.y + 10)
    await expect(menuRow(page, 'Restore')).toBeVisible()
    await touch('touchEnd', 0, 0)
    await menuRow(page, 'Restore').tap()
    await expect(window).toBeVisible()
  })

  test('two taps on a caption maximize, one tap does not', fullRun, async ({ page }) => {
    await page.clock.install()
    await openDesktop(page)
    await page.getByRole('link', { name: 'Notepad', exact: true }).tap()
    const window = windowNamed(page, readMe)
    await window.getByRole('heading').tap()
    await page.clock.fastForward(600)
    await expect(window).not.toHaveAttribute('data-maximized')
    const { x, y } = await boxOf(window.getByRole('heading'))
    await Promise.all([1, 2].map(() => page.touchscreen.tap(x + 20, y + 8)))
    await expect(window).toHaveAttribute('data-maximized', 'true')
  })
})
