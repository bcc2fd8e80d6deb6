import { expect } from '@playwright/test'
import { fullRun, isFull } from '../full-run'
import { clippedTexts } from '../support/clipped-texts'
import { test } from '../support/product-test'

/** A box of 1.45 em, as in Noto's fonts for Chinese and Japanese, with the letters of an installed font. */
const tall = `@font-face {
  font-family: tall;
  src: local('DejaVu Sans'), local('Liberation Sans'), local('Arial');
  ascent-override: 116%;
  descent-override: 29%;
}`

/** The font families of the measurement. Without a font for Chinese, its letters are boxes of one em. */
const fonts = {
  'Latin letters': { family: "'DejaVu Sans', 'Liberation Sans', arial", words: 'Ångström by' },
  'Latin letters in a font with a high box': { family: 'tall', words: 'Ångström by' },
  'Chinese letters': { family: "'Noto Sans CJK SC', tall", words: '国际 开始 设置' },
}

/**
 * Lines of 16 px with letters of 13 px, as on a phone, by the height of the element that clips them and their offset.
 */
const lines = [
  { name: 'whole', height: 16, up: 0, isLost: false },
  { name: 'without its lower part', height: 11, up: 0, isLost: true },
  { name: 'without its upper part', height: 16, up: 6, isLost: true },
  { name: 'without its end', height: 16, up: 0, width: 30, isLost: true },
]

if (isFull)
  for (const [name, { family, words }] of Object.entries(fonts))
    test(
      `the measurement of lost texts finds only lines that are partly cut off, in ${name}`,
      fullRun,
      async ({ page }) => {
        const rows = lines.map(
          ({ name: title, height, up, width = 200 }) =>
            `<div class="${title}" style="height: ${height}px; width: ${width}px"><p style="margin-top: ${-up}px">${words}</p></div>`,
        )
        await page.setContent(`<style>${tall}
        div { overflow: hidden; margin: 20px; }
        p { margin: 0; font: 13px/16px ${family}; white-space: nowrap; }
      </style>${rows.join('')}`)
        await page.evaluate(() => document.fonts.load('13px tall'))

        const lost = await page.evaluate(clippedTexts)

        expect(lost).toEqual(
          lines.filter(({ isLost }) => isLost).map(({ name: title }) => `"${words}" by div.${title}`),
        )
      },
    )
