import { expect, type Locator, type Page } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { fullRun, variants } from '../full-run'
import { serveCandles } from '../support/candles'
import { loadMessageBoxes, openDesktop, openIcon, openProgramFolder, openStartMenu } from '../support/desktop'
import { test } from '../support/product-test'

/**
 * Bytes on the wire of the scripts that load with the first chart, including headers: 8 KB of its own, which
 * `tests/programs/charts/own-weight.integration.test.ts` counts, and code that it shares with other programs, alerts and
 * market values among it.
 */
const scriptLimit = 20_000

async function openChart(page: Page, language = '') {
  await serveCandles(page)
  await openDesktop(page, `${language}/p/charts?open=CAT-USDC`)
  const canvas = page.locator('[data-window] canvas')
  await expect(canvas).toBeVisible()
  await expect.poll(() => inks(canvas)).not.toEqual([])
  return canvas
}

/** The colors of the plot, without its letters, as `r,g,b`, most frequent first. */
function inks(canvas: Locator): Promise<string[]> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const context = element.getContext('2d')
    if (!context || width < 100) return []
    const { data } = context.getImageData(0, 0, Math.floor(width * 0.75), Math.floor(height * 0.85))
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const color = `${data[at]},${data[at + 1]},${data[at + 2]}`
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    return [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color)
  })
}

/** Colors as a canvas draws them over the color of its field, as `r,g,b`, because system colors may be translucent. */
function painted(page: Page, field: string, colors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ under, wanted }) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.forcedColorAdjust = 'none'
      const context = document.createElement('canvas').getContext('2d')
      const found = wanted.map((color) => {
        for (const style of [under, color]) {
          sample.style.color = style
          if (context) context.fillStyle = getComputedStyle(sample).color
          context?.fillRect(0, 0, 1, 1)
        }
        return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])].join()
      })
      sample.remove()
      return found
    },
    { under: field, wanted: colors },
  )
}

for (const ratio of variants([1, 1.25, 1.5, 2, 4]))
  test.describe(`on a screen with ${ratio} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio, viewport: { width: ratio === 4 ? 390 : 900, height: 700 } })

    test('the chart has the pixels of the screen, and no color between those of the skin', async ({
      page,
    }) => {
      const canvas = await openChart(page)
      const box = await canvas.boundingBox()
      const size = await canvas.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }))
      expect(Math.abs(size.width - (box?.width ?? 0) * ratio)).toBeLessThanOrEqual(1)
      expect(Math.abs(size.height - (box?.height ?? 0) * ratio)).toBeLessThanOrEqual(1)
      const tokens = ['Window', 'WindowText', 'Hilight', 'GrayText'].map((name) => `var(--${name})`)
      const palette = await painted(page, 'var(--Window)', tokens)
      const drawn = await inks(canvas)
      expect(drawn.filter((color) => !palette.includes(color))).toEqual([])
      expect(drawn.length).toBeGreaterThanOrEqual(4)
    })
  })

test('another skin redraws the chart in its own colors', fullRun, async ({ page }) => {
  const canvas = await openChart(page)
  const before = await inks(canvas)
  await page.evaluate(() => localStorage.setItem('fileTheme', 'night-cat'))
  await page.reload()
  await expect.poll(() => inks(canvas)).not.toEqual([])
  expect(await inks(canvas)).not.toEqual(before)
})

test('in forced colors the chart has the colors of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const canvas = await openChart(page)
  const system = await painted(page, 'Canvas', ['Canvas', 'CanvasText', 'Highlight', 'GrayText'])
  expect((await inks(canvas)).filter((color) => !system.includes(color))).toEqual([])
})

test(
  'time runs from left to right on a right-to-left page, and the arrows follow it',
  fullRun,
  async ({ page }) => {
    await openChart(page, '/ar-xb')
    const slider = page.getByRole('slider')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await slider.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
  },
)

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('several intervals are one candle, and nothing scrolls sideways', fullRun, async ({ page }) => {
    await openChart(page)
    const slider = page.getByRole('slider')
    const most = Number(await slider.getAttribute('aria-valuemax'))
    expect(most).toBeGreaterThan(10)
    expect(most).toBeLessThan(60)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('the first chart loads at most 20 KB of scripts', fullRun, async ({ page }) => {
  const transfers = await followTransfers(page)
  await serveCandles(page)
  await openDesktop(page)
  await loadMessageBoxes(page)
  // Code that all windows share does not belong to the window.
  await openIcon(page, 'Notepad')
  await openStartMenu(page)
  await openProgramFolder(page, 'Exchange')
  await expect(page.getByRole('menuitem', { name: 'Charts', exact: true })).toBeVisible()
  await transfers.quiet(1_500)
  const before = transfers.bytes('script')
  await page.getByRole('menuitem', { name: 'Charts', exact: true }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await transfers.quiet(1_500)
  expect(transfers.bytes('script') - before).toBeGreaterThan(0)
  expect(transfers.bytes('script') - before).toBeLessThanOrEqual(scriptLimit)
})
