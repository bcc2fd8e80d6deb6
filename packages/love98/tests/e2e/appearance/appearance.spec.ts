import { catClub } from '@community/skins/cat-club'
import { nightCat } from '@community/skins/night-cat'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { standard } from '@/skins/standard'
import { fullRun, variants } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import {
  matchesSavedEnvironment,
  readScreenshotEnvironment,
  saveScreenshotEnvironment,
} from '../support/screenshot-environment'
import { taskButton, windowNamed } from '../support/windows'

const skins = [catClub, standard, nightCat]
const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
const updates = process.env.UPDATE_SCREENSHOTS === '1'

type Picture = { colorAt: (x: number, y: number) => string }

async function pictureOf(page: Page): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    colorAt(x, y) {
      const at = (y * info.width + x) * info.channels
      return `#${data.subarray(at, at + 3).toString('hex')}`
    },
  }
}

async function pixelsOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element)
  return { left: x, top: y, right: x + width - 1, bottom: y + height - 1, height }
}

function rings(picture: Picture, { left, top, right, bottom }: Awaited<ReturnType<typeof pixelsOf>>) {
  const middle = Math.round((top + bottom) / 2)
  return {
    upperLeft: [picture.colorAt(left, middle), picture.colorAt(left + 1, middle)],
    lowerRight: [picture.colorAt(right, middle), picture.colorAt(right - 1, middle)],
    top: [picture.colorAt(left + 20, top), picture.colorAt(left + 20, top + 1)],
    bottom: [picture.colorAt(left + 20, bottom), picture.colorAt(left + 20, bottom - 1)],
  }
}

/**
 * Returns the difference between two colors, summed over the channels. A tolerance is needed because a gradient has
 * already changed slightly at its first pixel.
 */
function distance(one: string, other: string): number {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const others = channels(other)
  return channels(one).reduce((sum, channel, index) => sum + Math.abs(channel - (others[index] ?? 0)), 0)
}

async function wear(page: Page, id: string) {
  await page.addInitScript((skin) => localStorage.setItem('fileTheme', skin), id)
}

// Proves S3.5
for (const { id, palette } of variants(skins))
  test(`${id}: bevels in the right order, captions of 18 px, a checker on the active task`, async ({
    page,
  }) => {
    await wear(page, id)
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const window = windowNamed(page, 'Read Me - Notepad')
    await expect(window.getByRole('textbox')).toBeVisible()
    const picture = await pictureOf(page)
    const { ButtonHilight, ButtonLight, ButtonShadow, ButtonDkShadow, ButtonFace } = palette

    expect(rings(picture, await pixelsOf(window))).toEqual({
      upperLeft: [ButtonLight, ButtonHilight],
      lowerRight: [ButtonDkShadow, ButtonShadow],
      top: [ButtonLight, ButtonHilight],
      bottom: [ButtonDkShadow, ButtonShadow],
    })
    expect(rings(picture, await pixelsOf(page.getByRole('button', { name: 'Start' })))).toEqual({
      upperLeft: [ButtonHilight, ButtonLight],
      lowerRight: [ButtonDkShadow, ButtonShadow],
      top: [ButtonHilight, ButtonLight],
      bottom: [ButtonDkShadow, ButtonShadow],
    })
    expect(rings(picture, await pixelsOf(window.getByRole('textbox')))).toEqual({
      upperLeft: [ButtonShadow, ButtonDkShadow],
      lowerRight: [ButtonHilight, ButtonLight],
      top: [ButtonShadow, ButtonDkShadow],
      bottom: [ButtonHilight, ButtonLight],
    })

    const caption = await pixelsOf(window.locator('[data-caption]'))
    expect(caption.height).toBe(18)
    expect(distance(picture.colorAt(caption.left, caption.top), palette.ActiveTitle)).toBeLessThan(4)
    expect(picture.colorAt(caption.left, caption.top - 1)).toBe(ButtonFace)
    expect(distance(picture.colorAt(caption.left, caption.bottom), palette.ActiveTitle)).toBeLessThan(4)
    expect(picture.colorAt(caption.left, caption.bottom + 1)).toBe(ButtonFace)

    const task = await pixelsOf(taskButton(page, 'Read Me - Notepad'))
    const [x, y] = [task.right - 6, task.top + 6]
    const cell = [0, 1].flatMap((down) => [0, 1].map((across) => picture.colorAt(x + across, y + down)))
    expect(cell[0]).toBe(cell[3])
    expect(cell[1]).toBe(cell[2])
    expect([...cell.slice(0, 2)].sort()).toEqual([palette.CheckerA, ButtonFace].sort())
  })

test('frames of 4 px, or 3 px without a border to drag, and a Start button of 54 px', async ({ page }) => {
  await openDesktop(page)
  const frameOf = async (title: string) => {
    const [frame, caption] = [windowNamed(page, title), windowNamed(page, title).locator('[data-caption]')]
    const [outer, inner] = [await boxOf(frame), await boxOf(caption)]
    return { above: inner.y - outer.y, before: inner.x - outer.x, after: outer.width - inner.width }
  }
  await openIcon(page, 'Notepad')
  await openIcon(page, 'Display Properties')
  expect(await frameOf('Read Me - Notepad')).toEqual({ above: 4, before: 4, after: 8 })
  expect(await frameOf('Display Properties')).toEqual({ above: 3, before: 3, after: 6 })
  expect((await boxOf(page.getByRole('button', { name: 'Start' }))).width).toBe(54)
})

test('windows, captions and pictures are aligned to whole pixels, and so is every row', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await openIcon(page, 'Display Properties')
  await openIcon(page, 'Swap Pairs')
  await expect(page.locator('[data-pair="CAT-PAWS"]')).toContainText(/\d PAWS/)
  const broken = await page.evaluate(() => {
    const placesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    const isHalf = (side: number) => side % 1 !== 0
    return {
      placed: placesOf('[data-window], [data-caption], nav .icon, fieldset').filter(
        ({ x, y, width, height }) => [x, y, width, height].some(isHalf),
      ).length,
      rows: placesOf('button, input, select, textarea, tr, h2').filter(({ y, height }) =>
        [y, height].some(isHalf),
      ).length,
    }
  })
  expect(broken).toEqual({ placed: 0, rows: 0 })
})

for (const { id } of variants(skins))
  for (const [screen, viewport] of variants(Object.entries(screens)))
    test.describe(() => {
      const isPhone = screen === 'phone'
      test.use({ viewport, hasTouch: isPhone, isMobile: isPhone })

      test(`${id} matches its reference picture on a ${screen}`, async ({ page, browser }) => {
        await page.clock.setFixedTime('1998-06-25T09:08:00Z')
        await wear(page, id)
        await openDesktop(page)
        const drawnWith = await readScreenshotEnvironment(page, browser.version())
        if (!updates)
          test.skip(
            !matchesSavedEnvironment(drawnWith),
            `pictures were drawn with another browser or other fonts`,
          )
        if (isPhone) await page.getByRole('link', { name: 'Swap Pairs', exact: true }).tap()
        else {
          await openIcon(page, 'Notepad')
          await openIcon(page, 'Display Properties')
          await expect(windowNamed(page, 'Display Properties')).toContainText('Night Cat')
          await openIcon(page, 'Swap Pairs')
          await page.getByRole('button', { name: 'Start' }).click()
        }
        // On a phone the row has the price without the symbol.
        await expect(page.locator('[data-pair="CAT-PAWS"]')).toContainText(isPhone ? '10,416' : /\d PAWS/)
        // The wallet's part of the window loads after the prices.
        await expect(page.getByRole('button', { name: 'Add CAT to Wallet' })).toBeEnabled()
        if (!isPhone) {
          await page.getByRole('menuitem', { name: 'Settings' }).click()
          await page.getByRole('menuitem', { name: 'Skins' }).click()
          await expect(page.getByRole('menu')).toHaveCount(3)
        }
        await page.mouse.move(viewport.width - 300, 300)
        await expect(page).toHaveScreenshot(`${id}-${screen}.png`, { maxDiffPixelRatio: 0.005 })
        if (updates) saveScreenshotEnvironment(drawnWith)
      })
    })

test(
  'in the largest size a dialog shows all of itself, also while it is dragged',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('love98-density', 'extra-large'))
    for (const program of ['display', 'shut-down', 'run']) {
      await openDesktop(page, `/p/${program}`)
      const window = page.locator('[data-window]')
      for (const name of ['OK', 'Cancel'])
        await expect(window.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    const window = page.locator('[data-window]')
    const shape = window.locator('> div').first()
    const before = await shape.boundingBox()
    const caption = await window.locator('[data-caption] h2').boundingBox()
    await page.mouse.move((caption?.x ?? 0) + 40, (caption?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move((caption?.x ?? 0) + 90, (caption?.y ?? 0) + 28, { steps: 4 })
    await expect(window).toHaveAttribute('data-dragging')
    expect((await shape.boundingBox())?.height).toBe(before?.height)
    await page.mouse.up()
    expect((await shape.boundingBox())?.height).toBe(before?.height)
  },
)
