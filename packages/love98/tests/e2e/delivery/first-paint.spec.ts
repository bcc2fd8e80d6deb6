import { expect, type Page } from '@playwright/test'
import { pixelFontFaces } from '@/ui/pixel-font'
import { readLoad, watchLoad } from '../../support/page-probes.ts'
import { delayScriptsUntilPaint } from '../support/delay-scripts-until-paint'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

/** Runs in the page. Returns the widths of the icons' labels of one word, CSS pixels. */
function labelWidths(): number[] {
  return [...document.querySelectorAll('nav [data-entry]')].flatMap((entry) => {
    const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT)
    const node = texts.nextNode()
    if (!node || /\s/.test(node.textContent ?? '')) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [range.getBoundingClientRect().width]
  })
}

/** Returns the same widths in a file of the font, and in the fonts that replace it. */
async function otherWidths(page: Page, family: string): Promise<{ drawn: number[]; smooth: number[] }> {
  const [, , file] = pixelFontFaces.find(([name, weight]) => name === family && weight === '400') ?? []
  const smooth = await page.evaluate(async (address) => {
    document.fonts.add(await new FontFace('Drawn', `url(${address})`).load())
    const { fontFamily } = getComputedStyle(document.body)
    return fontFamily.replaceAll(/"Pixel Sans [^"]*", /g, '')
  }, `/assets/fonts/${file}`)
  expect(smooth).not.toContain('Pixel')
  const inFamily = async (value: string) => {
    await page.evaluate((families) => {
      for (const part of document.querySelectorAll<HTMLElement>('nav [data-entry], nav [data-entry] *'))
        part.style.fontFamily = families
    }, value)
    return page.evaluate(labelWidths)
  }
  return { drawn: await inFamily(`Drawn, ${smooth}`), smooth: await inFamily(smooth) }
}

/** Opens the desktop, and returns the widths at its first paint, when its scripts have not arrived. */
async function openMeasured(page: Page): Promise<{ widths: number[]; hadScripts: boolean }> {
  await page.addInitScript(watchLoad, { selector: 'footer time', hydrates: false })
  await page.addInitScript(`{
    const labelWidths = ${labelWidths}
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      const hadScripts = document.querySelector('footer time') !== null
      window.atFirstPaint = { widths: labelWidths(), hadScripts }
    }).observe({ type: 'paint', buffered: true })
  }`)
  await delayScriptsUntilPaint(page)
  await openDesktop(page)
  return page.evaluate(() => Reflect.get(window, 'atFirstPaint'))
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const [where, family, use] of [
  ['a screen of ratio 1', 'Pixel Sans 8', { deviceScaleFactor: 1 }],
  ['a phone of ratio 3', 'Pixel Sans 8', { ...phone, deviceScaleFactor: 3 }],
  ['a phone of ratio 2', 'Pixel Sans 12', { ...phone, deviceScaleFactor: 2 }],
  ['a phone of ratio 2.625', 'Pixel Sans 8', { ...phone, deviceScaleFactor: 2.625 }],
] as const)
  test.describe(`on ${where}`, () => {
    test.use(use)

    // Proves S10.19
    test('the first paint is in the pixel font, and nothing moves afterwards', async ({ context }) => {
      // On a busy machine the font may arrive after the first paint, which the browser then draws without it.
      await expect(async () => {
        const page = await context.newPage()
        await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
        const { widths, hadScripts } = await openMeasured(page)
        await page.waitForLoadState('networkidle')
        const { shifted, shift } = await readLoad(page)
        const { drawn, smooth } = await otherWidths(page, family)
        await page.close()
        expect(hadScripts).toBe(false)
        expect({ shifted, shift }).toEqual({ shifted: [], shift: 0 })
        expect(drawn.length).toBeGreaterThan(5)
        expect(drawn).not.toEqual(smooth)
        expect(widths).toEqual(drawn)
      }).toPass({ timeout: 45_000 })
    })
  })

test('a font that is too late for the first paint moves nothing, and appears after the first key', async ({
  page,
}) => {
  await page.route(/\/assets\/fonts\//, async (route) => {
    // While the page navigates there is nothing to read.
    const firstPaint = () =>
      readLoad(page).then(
        (load) => load.firstPaint,
        () => 0,
      )
    await expect.poll(firstPaint).toBeGreaterThan(0)
    await route.continue()
  })
  const { widths } = await openMeasured(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(labelWidths)).toEqual(widths)
  expect(await readLoad(page)).toMatchObject({ shifted: [], shift: 0 })
  const shown = async () => {
    await page.keyboard.press('Shift')
    return page.evaluate(labelWidths)
  }
  await expect.poll(shown).not.toEqual(widths)
  expect((await readLoad(page)).shift).toBe(0)
  const later = await shown()
  const { drawn, smooth } = await otherWidths(page, 'Pixel Sans 8')
  expect({ widths, later }).toEqual({ widths: smooth, later: drawn })
})
