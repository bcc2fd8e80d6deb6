import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { openDesktop, openIcon } from '../support/desktop'
import { menuRow } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { openNotepads, readMe, taskButton, windowNamed } from '../support/windows'

test('the icon of a caption opens the system menu, greyed as in 1998, with its default bold', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, readMe)
  await window.getByRole('button', { name: `${readMe}: system menu` }).click()
  const menu = page.getByRole('menu', { name: readMe })
  await expect(menu.getByRole('menuitem')).toHaveText([
    /Restore/,
    /Move/,
    /Size/,
    /Minimize/,
    /Maximize/,
    /Close/,
  ])
  await expect(menuRow(page, 'Restore')).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Move', 'Size', 'Minimize', 'Maximize'])
    await expect(menuRow(page, name)).not.toHaveAttribute('aria-disabled', 'true')
  const weight = (name: RegExp) =>
    menu.getByRole('menuitem', { name }).evaluate((row) => {
      const [label] = [...row.querySelectorAll('span')].filter((part) => part.textContent?.trim())
      return getComputedStyle(label ?? row).fontWeight
    })
  expect(await weight(/^Maximize/)).toBe('700')
  expect(await weight(/^Move/)).toBe('400')
  await page.keyboard.press('x')
  await expect(window.getByRole('button', { name: 'Restore' })).toBeVisible()
  await window.getByRole('button', { name: /system menu$/ }).click()
  await expect(menuRow(page, 'Restore')).not.toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Move', 'Size', 'Maximize'])
    await expect(menuRow(page, name)).toHaveAttribute('aria-disabled', 'true')
  expect(await weight(/^Restore/)).toBe('700')
})

test('a dialog has Close alone in its caption, and Move and Close in its system menu', async ({ page }) => {
  await openDesktop(page, '/p/shut-down')
  const dialog = windowNamed(page, 'Shut Down Love98')
  await expect(dialog.locator('.caption-button')).toHaveCount(1)
  await expect(dialog.locator('.caption-button')).toHaveAccessibleName('Close')
  const box = await dialog.boundingBox()
  // The page is drawn on the server, for a desktop of 1024 × 740: in the middle of that.
  expect(box).toMatchObject({ x: 342, y: 263 })
  await dialog.getByRole('button', { name: /system menu$/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([/Move/, /Close/])
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(334)
})

test('a second click on the icon of a caption closes its menu, a double click the window', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const icon = windowNamed(page, readMe).getByRole('button', { name: /system menu$/ })
  await icon.click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.waitForTimeout(600)
  await icon.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.waitForTimeout(600)
  await icon.dblclick()
  await expect(windowNamed(page, readMe)).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a right click on a caption or on a task button, and Shift+F10 there, open the same menu', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await windowNamed(page, readMe).getByRole('heading').click({ button: 'right' })
  await expect(menuRow(page, 'Minimize')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(windowNamed(page, readMe)).toBeFocused()

  await taskButton(page, readMe).click({ button: 'right' })
  await page.keyboard.press('n')
  await expect(windowNamed(page, readMe)).toBeHidden()
  await taskButton(page, readMe).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuRow(page, 'Minimize')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('r')
  await expect(windowNamed(page, readMe)).toBeVisible()
  await taskButton(page, readMe).click({ button: 'right' })
  await page.keyboard.press('c')
  await expect(windowNamed(page, readMe)).toHaveCount(0)
})

test('a maximized window is pulled down by its caption, and Escape takes that back', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, readMe)
  const before = await boxOf(window)
  await window.getByRole('heading').dblclick()
  await expect(window).toHaveAttribute('data-maximized', 'true')
  const pull = async () => {
    // As long as its caption flies, the window itself is not there to be pressed.
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
})

test('two quick clicks on the captions of two windows maximize neither', async ({ page }) => {
  await openDesktop(page)
  await openNotepads(page, 2)
  const [back, front] = [page.locator('[data-window]').first(), page.locator('[data-window]').last()]
  const [below, above] = [await boxOf(back), await boxOf(front)]
  await page.mouse.click(above.x + above.width - 90, above.y + 12)
  await page.mouse.click(below.x + 60, below.y + 12)
  for (const window of [back, front]) await expect(window).not.toHaveAttribute('data-maximized')
  await expect(back).toHaveAttribute('data-active', 'true')
})

test('the menu of the taskbar cascades and tiles windows, and takes that back', async ({ page }) => {
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

test('the caption flies to its task button and back, and stays where less motion is wanted', async ({
  page,
}) => {
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
})

test('where less motion is wanted, an outline is dragged, and the window follows on release', async ({
  page,
}) => {
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
})

test('a smaller screen fetches windows back into reach, down to 200 by 200', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const window = windowNamed(page, readMe)
  const start = await boxOf(window)
  await page.mouse.move(start.x + 120, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(1200, 700, { steps: 4 })
  await page.mouse.up()
  await page.setViewportSize({ width: 800, height: 400 })
  await expect.poll(async () => (await boxOf(window)).x).toBe(800 - 44)
  await expect.poll(async () => (await boxOf(window)).y).toBe(400 - 28 - 24)
  await page.setViewportSize({ width: 200, height: 200 })
  await expect.poll(async () => (await boxOf(window)).width).toBe(200)
  await window.getByRole('button', { name: 'Close' }).click()
  await expect(window).toHaveCount(0)
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, readMe)).toBeVisible()
})

/** How much of each caption can be seen, in CSS pixels. */
function captionsInView(page: Page | FrameLocator) {
  return page.locator('[data-window] [data-caption]').evaluateAll((captions) => {
    const area = document.querySelector('main')?.getBoundingClientRect()
    if (!area) throw new Error('there is no desktop')
    return captions.map((caption) => {
      const { left, right, top, bottom } = caption.getBoundingClientRect()
      return {
        width: Math.min(right, area.right) - Math.max(left, area.left),
        height: Math.min(bottom, area.bottom) - Math.max(top, area.top),
      }
    })
  })
}

/** At least 40 px of each caption, in full height. */
async function expectReachable(page: Page | FrameLocator, count: number) {
  await expect
    .poll(async () => (await captionsInView(page)).filter(({ width, height }) => width >= 40 && height >= 18))
    .toHaveLength(count)
}

/** Takes the front window by its caption, and lets it go as far to the right and down as the pointer comes. */
async function dragAway(page: Page, window: Locator, to: { x: number; y: number }) {
  const { x, y } = await boxOf(window)
  await page.mouse.move(x + 80, y + 12)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('a turned screen, and a frame around us that is made smaller, keep every caption within reach', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openDesktop(page)
  await openNotepads(page, 2)
  await dragAway(page, page.locator('[data-window]').last(), { x: 1170, y: 60 })
  await dragAway(page, page.locator('[data-window]').first(), { x: 200, y: 780 })
  for (const turned of [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(turned)
    await expectReachable(page, 2)
  }

  // A page of another kind on our own origin stands for the one that embeds us.
  const body = '<!doctype html><iframe src="/" style="width:900px;height:600px;border:0"></iframe>'
  await context.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/around')
  const inside = page.frameLocator('iframe')
  await expect(inside.locator('footer time')).toHaveText(/\d/)
  await inside.locator('a[data-entry="notepad"]').press('Enter')
  await expect(inside.locator('[data-window]').last()).toBeVisible()
  await dragAway(page, inside.locator('[data-window]').last(), { x: 895, y: 560 })
  const count = await inside.locator('[data-window]').count()
  for (const [width, height] of [
    [780, 300],
    [900, 600],
    [200, 200],
    [900, 600],
  ] as const) {
    await page.locator('iframe').evaluate((frame, size) => Object.assign(frame.style, size), {
      width: `${width}px`,
      height: `${height}px`,
    })
    await expectReachable(inside, count)
  }
})

test('task buttons shrink to 40 px, then stand in rows to leaf through', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await openDesktop(page)
  await openNotepads(page, 1)
  const buttons = page.locator('[data-task]')
  await expect.poll(async () => (await boxOf(buttons.first())).width).toBe(160)
  await openNotepads(page, 7)
  const shrunk = await boxOf(buttons.first())
  expect(shrunk.width).toBeLessThan(160)
  expect(shrunk.width).toBeGreaterThanOrEqual(40)
  await expect(page.getByRole('button', { name: 'More windows' })).toHaveCount(0)
  await openNotepads(page, 14)
  await expect.poll(async () => (await boxOf(buttons.first())).width).toBe(40)
  // The front window's button is in view; the first ones are a row up.
  await expect(buttons.last()).toBeInViewport()
  await expect(buttons.first()).not.toBeInViewport()
  await expect(async () => {
    await page.getByRole('button', { name: 'Earlier windows' }).click()
    await expect(buttons.first()).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'More windows' }).click()
  await expect(buttons.first()).not.toBeInViewport()
})

/** Lets what is sent to workers wait until the test says so. */
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

test('a window in the background that has something new flashes its task button until it is looked at', async ({
  page,
}) => {
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
  // Whoever looks at the window needs no sign.
  await dealBehind(async () => undefined)
  await expect(game.locator('[data-tile]').first()).toBeVisible()
  await expect(task).not.toHaveAttribute('data-attention')

  await dealBehind(() => page.locator('a[data-entry="notepad"]').press('Enter'))
  await expect(task).toHaveAccessibleName(/, wants your attention$/)
  // Five times, less than once a second; then it stays lit.
  expect(await flashes()).toEqual(['5', '1.2s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await flashes()).toBeNull()
  const lit = await task.evaluate((button) => getComputedStyle(button).backgroundColor)
  await task.click()
  await expect(game).toHaveAttribute('data-active', 'true')
  await expect(task).not.toHaveAttribute('data-attention')
  await expect(task).not.toHaveAccessibleName(/attention/)
  expect(await task.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe(lit)
})

test('a title that is cut, on a task button or a caption, is told in full by a tip', async ({ page }) => {
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
})

test('Show Desktop by key puts all windows away and brings them back', async ({ page }) => {
  await openDesktop(page)
  await openNotepads(page, 2)
  await page.keyboard.press('Control+Alt+d')
  for (const window of await page.locator('[data-window]').all()) await expect(window).toBeHidden()
  await page.keyboard.press('Control+Alt+d')
  for (const window of await page.locator('[data-window]').all()) await expect(window).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a finger drags a window by its caption, and resting there opens the system menu', async ({
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
    // All at once: between a press and the first move a slow machine would rest.
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

  test('two taps on a caption maximize, one tap does not', async ({ page }) => {
    await openDesktop(page)
    await page.getByRole('link', { name: 'Notepad', exact: true }).tap()
    const window = windowNamed(page, readMe)
    await window.getByRole('heading').tap()
    await page.waitForTimeout(600)
    await expect(window).not.toHaveAttribute('data-maximized')
    const { x, y } = await boxOf(window.getByRole('heading'))
    await Promise.all([1, 2].map(() => page.touchscreen.tap(x + 20, y + 8)))
    await expect(window).toHaveAttribute('data-maximized', 'true')
  })
})
