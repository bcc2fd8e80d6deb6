import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { loadFaces } from '../../../scripts/art/font/load-font.ts'
import { fullRun, variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

const fontPath = /^\/assets\/fonts\//
const sample = 'Wm 0x71C7 jgq @% éŁż Жыщё'

/** Returns the dots of a line of text, row by row, from the font's source drawings. */
async function drawnLine(text: string, isBold: boolean): Promise<string[]> {
  const face = (await loadFaces(fileURLToPath(new URL('../../../art', import.meta.url)))).find(
    (one) => one.isBold === isBold,
  )
  const dots = new Set<string>()
  let x = 0
  for (const sign of text) {
    const parts = face?.composed.get(sign) ?? [{ name: sign, x: 0, y: 0 }]
    let advance = 3
    for (const part of parts) {
      const glyph = face?.glyphs.get(face.same.get(part.name) ?? part.name)
      glyph?.rows.forEach((row, j) => {
        for (const { index } of row.matchAll(/#/g))
          dots.add(`${x + part.x + index} ${11 - glyph.top - part.y + j}`)
      })
      if (glyph) advance = Math.max(advance, part.x + (glyph.rows[0]?.length ?? 0) + 1)
    }
    x += sign === ' ' ? 3 : advance
  }
  return Array.from({ length: 14 }, (_, y) =>
    Array.from({ length: x }, (_value, at) => (dots.has(`${at} ${y}`) ? '#' : '.')).join(''),
  )
}

/** Returns the dots that the browser draws, one character per dot. A blended color or an uneven dot is a `?`. */
async function shownLine(page: Page, isBold: boolean, columns: number, scale: number): Promise<string[]> {
  await page.evaluate(
    ([text, weight]) => {
      const line = document.createElement('div')
      line.id = 'sample'
      line.textContent = text
      line.style.cssText = `position:fixed;z-index:9;inset:0 auto auto 0;white-space:pre;background:white;color:black;font-weight:${weight}`
      document.body.append(line)
    },
    [sample, isBold ? '700' : '400'] as const,
  )
  const clip = { x: 0, y: 0, width: columns, height: 14 }
  const picture = await page.screenshot({ clip, scale: 'device' })
  await page.locator('#sample').evaluate((line) => line.remove())
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dot = (x: number, y: number) => {
    const values = new Set<number>()
    for (let j = 0; j < scale; j++)
      for (let i = 0; i < scale; i++) values.add(data[(y * scale + j) * info.width + x * scale + i] ?? -1)
    if (values.size > 1) return '?'
    return values.has(0) ? '#' : values.has(255) ? '.' : '?'
  }
  return Array.from({ length: 14 }, (_, y) => Array.from({ length: columns }, (_v, x) => dot(x, y)).join(''))
}

async function openPanels(page: Page) {
  await page.mouse.move(700, 300)
  await page.mouse.move(710, 310)
}

const wearsIt = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)

/** Presses a key without another effect, and waits until both faces of the font are in use. */
async function wear(page: Page) {
  await openPanels(page)
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return wearsIt(page)
    })
    .toBe(2)
}

for (const scale of variants([1, 2]))
  test.describe(`at ${scale} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: scale, viewport: { width: 1280, height: 800 } })

    test('text consists of the drawn dots, regular and bold, without blended colors', async ({ page }) => {
      await openDesktop(page)
      await wear(page)
      for (const isBold of [false, true]) {
        const drawn = await drawnLine(sample, isBold)
        expect(await shownLine(page, isBold, drawn[0]?.length ?? 0, scale)).toEqual(drawn)
      }
    })
  })

test(
  'the font loads after the first input, is applied at a click and not at its press, and shifts nothing',
  fullRun,
  async ({ page }) => {
    const answered: string[] = []
    page.on('requestfinished', (request) => {
      if (fontPath.test(new URL(request.url()).pathname)) answered.push(request.url())
    })
    await openDesktop(page)
    expect(answered).toEqual([])
    await page.evaluate(() => {
      const shifts: number[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift' })
    })
    const frames = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await openPanels(page)
    await expect.poll(() => answered.length).toBe(2)
    await frames()
    expect(await wearsIt(page)).toBe(0)
    await page.mouse.down()
    await frames()
    expect(await wearsIt(page)).toBe(0)
    await page.mouse.up()
    await expect.poll(() => wearsIt(page)).toBe(2)
    await frames()
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  },
)

for (const [where, use] of variants(
  Object.entries({
    'a scale of 1.25': { deviceScaleFactor: 1.25 },
    'a phone': {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 3,
    },
  }),
))
  test.describe(`on ${where}`, () => {
    test.use(use)

    test('the font is not requested, because dots would not be whole pixels', fullRun, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (fontPath.test(new URL(request.url()).pathname)) asked.push(request.url())
      })
      await openDesktop(page)
      await page.mouse.move(100, 100)
      await page.mouse.move(110, 110)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    })
  })

test('“Smooth edges of screen fonts” turns the font off and on, and is stored', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/display?open=effects')
  await wear(page)
  const choice = page.getByRole('checkbox', { name: 'Smooth edges of screen fonts' })
  await choice.check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => wearsIt(page)).toBe(0)
  await page.reload()
  await openPanels(page)
  await expect(choice).toBeChecked()
  await page.keyboard.press('Shift')
  expect(await wearsIt(page)).toBe(0)
  await choice.uncheck()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => wearsIt(page)).toBe(2)
})
