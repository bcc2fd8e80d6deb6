import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { openNotepads, readMe } from '../support/windows'

test('task buttons shrink to 40 px, then wrap into rows that can be scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await openDesktop(page)
  await openNotepads(page, 1)
  const buttons = page.locator('[data-task]')
  await expect.poll(async () => (await boxOf(buttons.first())).width).toBe(160)
  await openNotepads(page, 7)
  const shrunk = await boxOf(buttons.first())
  expect(shrunk.width).toBeLessThan(160)
  expect(shrunk.width).toBeGreaterThanOrEqual(40)
  await expect(page.getByRole('button', { name: 'Next windows' })).toHaveCount(0)
  await openNotepads(page, 14)
  await expect.poll(async () => (await boxOf(buttons.first())).width).toBe(40)
  // The front window's button is in view, and the first ones are in the row above.
  await expect(buttons.last()).toBeInViewport()
  await expect(buttons.first()).not.toBeInViewport()
  await expect(async () => {
    await page.getByRole('button', { name: 'Previous windows' }).click()
    await expect(buttons.first()).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Next windows' }).click()
  await expect(buttons.first()).not.toBeInViewport()
})

/** Delays messages to workers until the test releases them. */
function holdWorkers() {
  const held: (() => void)[] = []
  const state = { isHeld: false, release: () => held.splice(0).forEach((send) => void send()) }
  Reflect.set(window, 'workers', state)
  const send = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    if (state.isHeld) held.push(() => send.call(this, message))
    else send.call(this, message)
  }
}

test(
  'a background window that requests attention flashes its task button until it is in front',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(holdWorkers)
    await openDesktop(page, '/p/heartbreak')
    await expect(page.locator('[data-tile]').first()).toBeVisible()
    const game = page.locator('[data-window]').first()
    const task = page.locator('[data-task]').first()
    const flashes = () =>
      task.evaluate((button) => {
        const { animationName, animationIterationCount, animationDuration } = getComputedStyle(button)
        return animationName === 'none' ? null : [animationIterationCount, animationDuration]
      })
    const dealBehind = async (look: () => Promise<void>) => {
      await page.evaluate(() => Object.assign(Reflect.get(window, 'workers'), { isHeld: true }))
      await game.locator('[data-face]').click()
      await look()
      await page.evaluate(() => {
        const workers = Reflect.get(window, 'workers') as { isHeld: boolean; release: () => void }
        workers.isHeld = false
        workers.release()
      })
    }
    // The active window needs no attention mark.
    await dealBehind(async () => undefined)
    await expect(game.locator('[data-tile]').first()).toBeVisible()
    await expect(task).not.toHaveAttribute('data-attention')

    await dealBehind(() => page.locator('a[data-entry="notepad"]').press('Enter'))
    await expect(task).toHaveAccessibleName(/, needs attention$/)
    // Flashes five times, less than once per second, and then stays lit.
    expect(await flashes()).toEqual(['5', '1.2s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await flashes()).toBeNull()
    const lit = await task.evaluate((button) => getComputedStyle(button).backgroundColor)
    await task.click()
    await expect(game).toHaveAttribute('data-active', 'true')
    await expect(task).not.toHaveAttribute('data-attention')
    await expect(task).not.toHaveAccessibleName(/attention/)
    expect(await task.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe(lit)
  },
)

test(
  'a truncated title on a task button or a caption is shown in full by a tooltip',
  fullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await openDesktop(page)
    await openNotepads(page, 1)
    const tip = page.getByRole('tooltip')
    const task = page.locator('[data-task]').first()
    const title = page.locator('[data-window] h2').first()
    for (const whole of [task, title]) {
      await whole.hover()
      await expect(whole).not.toHaveAttribute('data-tip')
    }
    await page.locator('[data-window]').evaluate((window: HTMLElement) => {
      window.style.setProperty('--width', '160px')
    })
    await openNotepads(page, 9)
    for (const cut of [task, title]) {
      await cut.hover({ force: true })
      await expect(tip).toHaveText(readMe)
      await page.keyboard.press('Escape')
      await expect(tip).toHaveCount(0)
    }
  },
)
