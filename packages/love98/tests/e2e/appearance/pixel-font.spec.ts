import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  fitLetters,
  largeLetters,
  screenRatios,
  smallLetters,
  textSizes,
} from '@/domain/appearance/letter-fit'
import { densityKey } from '@/domain/storage-keys'
import { cuts } from '../../../scripts/art/font/cuts.ts'
import { fullRun, variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { drawnLine, withoutEmptyEnds } from '../support/drawn-text'
import { test } from '../support/product-test'
import { onRealScreen } from '../support/real-screen'

const fontPath = /^\/assets\/fonts\//
const sample = 'Wm 0x71C7 jgq @% éŁż Жыщё'

/** The rasterizer rounds edges that are on whole pixels by up to 2 % of the range from black to white. */
const rounding = 5

const wholeOf = (value: number) =>
  value >= 0 && value <= rounding ? 0 : value >= 255 - rounding ? 255 : value

/** Returns the dots that the browser draws, one character per dot. A blended color or an uneven dot is a `?`. */
async function shownLine(page: Page, isBold: boolean, columns: number, scale: number): Promise<string[]> {
  await page.evaluate(
    ([text, weight]) => {
      const line = document.createElement('div')
      line.id = 'sample'
      line.textContent = text
      line.style.cssText = `position:fixed;z-index:9;inset:0 auto auto 0;padding:6px 0;white-space:pre;background:white;color:black;font-weight:${weight}`
      document.body.append(line)
    },
    [sample, isBold ? '700' : '400'] as const,
  )
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.locator('#sample').screenshot({ scale: 'device' })
  await page.locator('#sample').evaluate((line) => line.remove())
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The first row with ink: the line begins on a device pixel that the text does not decide. The last column of the
  // picture may be of the desktop.
  const first = data.findIndex((value, at) => value < 255 && at % info.width < columns * scale)
  const top = first < 0 ? 0 : Math.floor(first / info.width)
  const dot = (x: number, y: number) => {
    const values = new Set<number>()
    for (let j = 0; j < scale; j++)
      for (let i = 0; i < scale; i++)
        values.add(wholeOf(data[(top + y * scale + j) * info.width + x * scale + i] ?? -1))
    if (values.size > 1) return '?'
    return values.has(0) ? '#' : values.has(255) ? '.' : '?'
  }
  const height = Math.floor((info.height - top) / scale)
  return withoutEmptyEnds(
    Array.from({ length: height }, (_, y) => Array.from({ length: columns }, (_v, x) => dot(x, y)).join('')),
  )
}

async function expectWholeDots(page: Page, ratio: number, asked: number) {
  const fit = fitLetters(asked, ratio)
  const cut = cuts.find(({ family }) => family === fit?.cut.family)
  if (!fit || !cut) throw new Error(`no cut for the ratio ${ratio}`)
  await openDesktop(page)
  for (const isBold of [false, true]) {
    const drawn = await drawnLine(cut, sample, isBold)
    // The first input loads the letters beyond ASCII, and a later one applies them.
    const show = async () => {
      await page.keyboard.press('Shift')
      return shownLine(page, isBold, drawn[0]?.length ?? 0, fit.scale)
    }
    await expect.poll(show, { message: `bold: ${isBold}` }).toEqual(drawn)
  }
}

/** Files of the font that the page has requested, in order of their names. */
function followFonts(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (fontPath.test(pathname)) asked.push(pathname.replace(fontPath, ''))
  })
  return () => [...new Set(asked)].sort()
}

for (const ratio of variants([1, 2]))
  test.describe(`at ${ratio} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio, viewport: { width: 1280, height: 800 } })

    test('text consists of the drawn dots, regular and bold, without blended colors', async ({ page }) => {
      await expectWholeDots(page, ratio, textSizes.standard)
    })
  })

// Proves S10.19
for (const ratio of variants([1.5, 1.25, 2.625, 3]))
  test(`on a screen of ${ratio} device pixels per CSS pixel, text consists of the drawn dots`, async ({
    playwright,
    productUrl,
  }) => {
    await onRealScreen(playwright, productUrl, ratio, (page) =>
      expectWholeDots(page, ratio, textSizes.standard),
    )
  })

// Proves S10.19
for (const density of ['large', 'extra-large'] as const)
  for (const ratio of variants([1, 1.5, 1.25, 2, 2.625, 3]))
    test(`in the size ${density} on a screen of ${ratio} device pixels per CSS pixel, text consists of the drawn dots`, async ({
      playwright,
      productUrl,
    }) => {
      await onRealScreen(playwright, productUrl, ratio, async (page) => {
        await page.addInitScript(([key, size]) => localStorage.setItem(key, size), [
          densityKey,
          density,
        ] as const)
        await expectWholeDots(page, ratio, textSizes[density])
      })
    })

test('captions are in the bold letters of the small cut, and titles of pages in those of the large one', async ({
  page,
}) => {
  await openDesktop(page, '/p/help')
  const window = page.locator('[data-window]').first()
  const cases = [
    [window.locator('[data-caption] h2'), smallLetters, '11px'],
    [window.locator('article h3, h3').first(), largeLetters, '16px'],
  ] as const
  for (const [title, cut, size] of cases) {
    await expect(title).toBeVisible()
    const look = () =>
      title.evaluate((element, family) => {
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
        const isDrawn = document.fonts.check(`bold ${fontSize} '${family}'`, element.textContent ?? '')
        return { first: fontFamily.split(',')[0], fontSize, fontWeight, isDrawn }
      }, cut.family)
    await expect
      .poll(look)
      .toEqual({ first: `"${cut.family}"`, fontSize: size, fontWeight: '700', isDrawn: true })
  }
})

for (const ratio of variants([1, 1.5, 1.25, 2, 2.625, 3]))
  test(`on a screen of ${ratio} device pixels per CSS pixel, cells of Notepad are whole device pixels`, async ({
    playwright,
    productUrl,
  }) => {
    await onRealScreen(playwright, productUrl, ratio, async (page) => {
      await openDesktop(page, '/p/notepad')
      const text = page.getByRole('textbox').first()
      const isLoaded = () =>
        text.evaluate((field) => document.fonts.check(`${getComputedStyle(field).fontSize} 'Pixel Fixed'`))
      await expect.poll(isLoaded).toBe(true)
      const { size, widths } = await text.evaluate((field) => {
        const { fontFamily, fontSize } = getComputedStyle(field)
        const widths = ['i', 'W'].map((sign) => {
          const line = document.body.appendChild(document.createElement('span'))
          line.textContent = sign.repeat(64)
          line.style.cssText = `position:fixed;white-space:pre;font-family:${fontFamily};font-size:${fontSize}`
          const { width } = line.getBoundingClientRect()
          line.remove()
          return width / 64
        })
        return { size: Number.parseFloat(fontSize), widths }
      })
      // The fonts that replace it have cells of 0.6 em.
      for (const width of widths) expect(width).toBeCloseTo(size / 2, 2)
      const dot = ((size / 2) * ratio) / 8
      expect(dot).toBeCloseTo(Math.round(dot), 3)
    })
  })

test(
  'the first paint has the font: it is requested with the page, and later letters at the first input',
  fullRun,
  async ({ page }) => {
    const asked = followFonts(page)
    await openDesktop(page)
    expect(asked()).toEqual(['pixel-sans-8-bold.woff2', 'pixel-sans-8.woff2'])
    expect(await page.evaluate(() => document.fonts.check("11px 'Pixel Sans 8'"))).toBe(true)
  },
)

for (const [where, use, files] of variants([
  [
    'a phone',
    { deviceScaleFactor: 2, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    12,
  ],
  [
    'a phone of ratio 3',
    { deviceScaleFactor: 3, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    8,
  ],
] as const))
  test.describe(`on ${where}`, () => {
    test.use(use)

    test(`the cut of ${files} points is preloaded`, fullRun, async ({ page }) => {
      const asked = followFonts(page)
      await openDesktop(page)
      expect(asked()).toEqual([`pixel-sans-${files}-bold.woff2`, `pixel-sans-${files}.woff2`])
    })
  })

test.describe('on a page that is zoomed to 110 percent', () => {
  test.use({ deviceScaleFactor: 1.1 })

  test('text is smooth, and no font is requested', fullRun, async ({ page }) => {
    expect(screenRatios).not.toContain(1.1)
    const asked = followFonts(page)
    await openDesktop(page)
    await page.mouse.move(100, 100)
    await page.mouse.move(110, 110)
    await page.waitForLoadState('networkidle')
    expect(asked()).toEqual([])
  })
})

test('“Smooth edges of screen fonts” turns the font off and on, and is stored', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/display?open=effects')
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const choice = page.getByRole('checkbox', { name: 'Smooth edges of screen fonts' })
  expect(await family()).toContain('Pixel Sans 8')
  await choice.check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(family).not.toContain('Pixel')
  await page.reload()
  await expect(choice).toBeChecked()
  expect(await family()).not.toContain('Pixel')
  await choice.uncheck()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(family).toContain('Pixel Sans 8')
})
