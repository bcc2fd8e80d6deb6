import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { watchLoad } from '../../support/page-probes.ts'
import { fullRun } from '../full-run'
import { delayScriptsUntilPaint } from '../support/delay-scripts-until-paint'
import { openDesktop, openIcon } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { cellAt, knownBoard, news, openBoard } from '../support/heartbreak-game'
import { test } from '../support/product-test'
import { openNotepads, readMe, windowNamed } from '../support/windows'

test('on a smaller screen every window is moved inside it, down to 200 by 200', async ({ page }) => {
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

for (const width of [800, 768])
  test(`on a screen of ${width} pixels a wide window of the page is inside from the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await openWithLateScripts(page, '/p/pairs')
    const window = windowNamed(page, 'Swap Pairs')
    const first = await boxOf(window)
    expect(first).toMatchObject({ x: 8, width: Math.min(792, width - 8) })
    await expect(page.locator('main[data-measured]')).toBeVisible()
    expect(await boxOf(window)).toEqual(first)
  })

for (const program of ['pairs', 'guestbook', 'charts'])
  test(`the menu bar of ${program} has its height before its styles arrive`, async ({ page }) => {
    await openWithLateScripts(page, `/p/${program}`)
    const below = page.locator('[data-window] [data-caption] + * > * > :nth-child(2)')
    const { y } = await boxOf(below)
    await expect(page.locator('main[data-measured]')).toBeVisible()
    await expect(page.getByRole('menubar')).toHaveCSS('display', 'flex')
    expect((await boxOf(below)).y).toBe(y)
  })

/** Opens a page whose scripts arrive after the first paint. */
async function openWithLateScripts(page: Page, address: string): Promise<void> {
  await page.addInitScript(watchLoad, { selector: 'footer time', hydrates: false })
  await delayScriptsUntilPaint(page)
  await page.goto(address, { waitUntil: 'commit' })
}

/** Returns the visible width and height of each caption, in CSS pixels. */
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

/** Expects at least 40 px of each caption at full height. */
async function expectReachable(page: Page | FrameLocator, count: number) {
  await expect
    .poll(async () => (await captionsInView(page)).filter(({ width, height }) => width >= 40 && height >= 18))
    .toHaveLength(count)
}

/** Drags the front window by its caption as far right and down as the pointer can move. */
async function dragAway(page: Page, window: Locator, to: { x: number; y: number }) {
  const { x, y } = await boxOf(window)
  await page.mouse.move(x + 80, y + 12)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test(
  'a rotated screen and a shrunken frame keep every caption inside',
  fullRun,
  async ({ page, context }) => {
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

    // Another page of the same origin represents the page that embeds the desktop.
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
  },
)

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test(
    'Heartbreak shows seven rows of its board, with its counters and touch buttons beside them',
    fullRun,
    async ({ page }) => {
      const { board, link } = knownBoard('crush', 7)
      await openBoard(page, link)
      const scroller = await boxOf(page.getByRole('grid').locator('..').locator('..'))
      const cell = await boxOf(cellAt(page, board.start))
      expect(Math.floor(scroller.height / cell.height)).toBeGreaterThanOrEqual(7)
      expect(scroller.height).toBeGreaterThan(200)
      for (const part of [
        page.locator('[data-face]'),
        page.getByRole('button', { name: 'Hint' }),
        news(page),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    'Display Properties shows the monitor beside what is chosen, and its buttons',
    fullRun,
    async ({ page }) => {
      await openDesktop(page, '/p/display')
      const frame = await boxOf(page.locator('[data-window]'))
      expect(frame.width).toBeGreaterThanOrEqual(600)
      for (const tab of ['Background', 'Screen Saver', 'Appearance']) {
        await page.getByRole('tab', { name: tab }).tap()
        const [monitor, chosen] = [
          await boxOf(page.getByRole('tabpanel').locator(':scope > :first-child')),
          await boxOf(page.getByRole('tabpanel').locator(':scope > :last-child')),
        ]
        expect(chosen.x, tab).toBeGreaterThanOrEqual(monitor.x + monitor.width)
        expect(chosen.width, tab).toBeGreaterThan(300)
      }
      for (const name of ['OK', 'Cancel', 'Apply'])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    },
  )
})
