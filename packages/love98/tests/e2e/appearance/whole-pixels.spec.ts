import { catClub } from '@community/skins/cat-club'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { variants } from '../full-run'
import { openGallery } from '../support/open-gallery'
import { test } from '../support/product-test'

/** At other ratios the layout, whose unit is the CSS pixel, has edges between device pixels; letters are whole there, too. */
const ratios = [1, 2, 3]

/** `pixel-font.spec.ts` tests text; icons have other colors, and the browser draws the corner of text areas. */
const onlyControls = `
  .gallery, .gallery * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important }
  .gallery .icon { visibility: hidden }
  .gallery textarea { resize: none }
`

for (const ratio of variants(ratios))
  test.describe(`at ${ratio} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio, viewport: { width: 700, height: 900 } })

    // Proves S10.24
    test('no control has a pixel between two colors of the skin', async ({ page }) => {
      await openGallery(page, catClub.id)
      await page.addStyleTag({ content: onlyControls })
      const known = new Set(Object.values(catClub.palette).map((color) => color.toLowerCase()))
      const picture = await page.locator('.gallery').screenshot({ scale: 'device' })
      const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const mixed: Record<string, number> = {}
      for (let at = 0; at < data.length; at += info.channels) {
        const color = `#${data.subarray(at, at + 3).toString('hex')}`
        if (!known.has(color)) {
          const pixel = at / info.channels
          const place = `${Math.round((pixel % info.width) / ratio / 20) * 20},${Math.round(Math.floor(pixel / info.width) / ratio / 20) * 20} ${color}`
          mixed[place] = (mixed[place] ?? 0) + 1
        }
      }
      expect(mixed).toEqual({})
    })
  })
