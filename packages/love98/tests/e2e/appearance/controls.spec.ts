import { catClub } from '@community/skins/cat-club'
import { nightCat } from '@community/skins/night-cat'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import sharp from 'sharp'
import type { SkinPalette } from '@/domain/appearance/skin'
import { standard } from '@/skins/standard'
import { fullRun, variants } from '../full-run'
import { windowsStandard } from '../support/control-gallery'
import { openGallery } from '../support/open-gallery'
import { test } from '../support/product-test'
import { matchesSavedEnvironment, readScreenshotEnvironment } from '../support/screenshot-environment'

const schemes: readonly { id: string; palette: SkinPalette }[] = [
  catClub,
  standard,
  nightCat,
  { id: 'windows-standard', palette: windowsStandard },
]
const updates = process.env.UPDATE_SCREENSHOTS === '1'

async function colorAt(page: Page, selector: string, x: number, y: number): Promise<string> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on screen`)
  const clip = { x: box.x, y: box.y, width: box.width, height: box.height }
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = ((y < 0 ? info.height + y : y) * info.width + (x < 0 ? info.width + x : x)) * info.channels
  return `#${data.subarray(at, at + 3).toString('hex')}`
}

for (const { id, palette } of variants(schemes)) {
  test(`${id}: every control in every state matches its reference picture`, async ({ page }) => {
    await openGallery(page, id)
    const drawnWith = await readScreenshotEnvironment(page, page.context().browser()?.version() ?? '')
    if (!updates)
      test.skip(
        !matchesSavedEnvironment(drawnWith),
        'pictures were drawn with another browser or other fonts',
      )
    await expect(page.locator('.gallery')).toHaveScreenshot(`controls-${id}.png`, { maxDiffPixels: 0 })
  })

  test(`${id}: controls have bevels of four colors at rest, a frame and a ring while pressed, and a checker while switched on`, async ({
    page,
  }) => {
    await openGallery(page, id)
    const button = 'tr:nth-child(1) td:nth-child(1) button'
    const ring = async (selector: string) => [
      await colorAt(page, selector, 8, 0),
      await colorAt(page, selector, 8, 1),
      await colorAt(page, selector, 8, -1),
      await colorAt(page, selector, 8, -2),
    ]
    const {
      ButtonHilight,
      ButtonLight,
      ButtonDkShadow,
      ButtonShadow,
      ButtonFace,
      CheckerA,
      WindowFrame,
      Window,
    } = palette
    expect(await ring(button)).toEqual([ButtonHilight, ButtonLight, ButtonDkShadow, ButtonShadow])
    expect(await ring('tr:nth-child(1) td:nth-child(3) button')).toEqual([
      WindowFrame,
      ButtonShadow,
      WindowFrame,
      ButtonShadow,
    ])
    expect(await ring('tr:nth-child(9) td:nth-child(1) input')).toEqual([
      ButtonShadow,
      ButtonDkShadow,
      ButtonHilight,
      ButtonLight,
    ])
    expect(await colorAt(page, 'tr:nth-child(2) td:nth-child(1) button', 8, 0)).toBe(WindowFrame)
    const toggle = 'tr:nth-child(3) td:nth-child(1) button'
    expect(new Set([await colorAt(page, toggle, 6, 6), await colorAt(page, toggle, 7, 6)])).toEqual(
      new Set([CheckerA, ButtonFace]),
    )
    // A radio button is a circle of whole pixels: no mixed colors at its edge.
    const radio = 'tr:nth-child(7) td:nth-child(1) input'
    expect([
      await colorAt(page, radio, 5, 0),
      await colorAt(page, radio, 5, 1),
      await colorAt(page, radio, 5, 5),
    ]).toEqual([ButtonShadow, ButtonDkShadow, Window])
    expect(await colorAt(page, radio, 0, 0)).toBe(ButtonFace)
  })
}

test(
  'axe finds nothing in the gallery except disabled controls, and Tab reaches every control',
  fullRun,
  async ({ page }) => {
    await openGallery(page, 'cat-club')
    await page.evaluate(axe.source)
    const found = await page.evaluate(async () => {
      const run = Reflect.get(window, 'axe') as typeof axe
      const { violations } = await run.run({
        include: ['main'],
        exclude: [['.caption-button'], ['.spinner button']],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    })
    expect(found).toEqual([])
  },
)

test('in forced colors every control keeps an edge', fullRun, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGallery(page, 'cat-club')
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, textarea, fieldset, .list, .well')]
      .filter((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
        return borderTopStyle !== 'solid' || borderTopWidth === '0px'
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(
    bare.filter(
      (html) =>
        !html.includes('class="list') &&
        !/^<button type="button"( aria-pressed="true")?( data-force="hover")?>(Row|Chosen|Fourth|Fifth)/.test(
          html,
        ),
    ),
  ).toEqual([])
})
