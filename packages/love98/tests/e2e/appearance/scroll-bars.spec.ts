import { expect } from '@playwright/test'
import sharp from 'sharp'
import { fullRun, variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

const chromium = process.env.CHROMIUM_PATH

// Playwright hides scroll bars by default.
test.use({
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

for (const [script, address, side] of variants([
  ['from left to right', '/p/notepad', 'right'],
  ['from right to left', '/ar/p/notepad', 'left'],
] as const))
  test(
    `${script} a scroll bar of 16 px is at the ${side} of the content that it scrolls`,
    fullRun,
    async ({ page }) => {
      await openDesktop(page, address)
      const field = page.getByRole('textbox')
      await expect(field).toHaveValue(side === 'left' ? /[\u0600-\u06ff]/ : /Welcome/)
      const { left, right } = await field.evaluate(
        ({ clientLeft, clientWidth, offsetWidth }: HTMLElement) => ({
          // The border of 2 px, plus the scroll bar on its side.
          left: clientLeft,
          right: offsetWidth - clientLeft - clientWidth,
        }),
      )
      expect({ left, right }).toEqual(side === 'left' ? { left: 18, right: 2 } : { left: 2, right: 18 })
    },
  )

for (const colors of variants(['active', 'none'] as const))
  test(`a scroll bar is visible with forced colors: ${colors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: colors })
    await openDesktop(page, '/p/notepad')
    const field = page.getByRole('textbox')
    await expect(field).toHaveValue(/Welcome/)
    const { bar, inside } = await field.evaluate((element: HTMLElement) => {
      const { right, top, height } = element.getBoundingClientRect()
      const border = element.clientLeft
      const width = element.offsetWidth - element.clientWidth - 2 * border
      return {
        bar: { x: right - border - width, y: top + border, width, height: height - 2 * border },
        inside: element.clientWidth,
      }
    })
    expect(bar.width).toBeGreaterThan(8)
    expect(inside).toBeGreaterThan(100)
    const { data } = await sharp(await page.screenshot({ clip: bar }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const shades = new Set<string>()
    for (let at = 0; at < data.length; at += 3) shades.add(data.subarray(at, at + 3).toString('hex'))
    // The track, the thumb and the arrows must not all have one color.
    expect(shades.size).toBeGreaterThan(1)
  })
