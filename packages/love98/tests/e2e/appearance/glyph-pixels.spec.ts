import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { onRealScreen } from '../support/real-screen'

/**
 * Returns how many colors a mark has with what is behind it.
 * @param edge device pixels of the picture's edges that do not count
 */
async function colorsOf(mark: Locator, edge = 0): Promise<number> {
  const picture = await mark.screenshot({ scale: 'device' })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colors = new Set<number>()
  for (let y = edge; y < info.height - edge; y++)
    for (let x = edge; x < info.width - edge; x++)
      colors.add(data.readUIntBE((y * info.width + x) * info.channels, 3))
  return colors.size
}

async function expectWholeArrows(page: Page, ratio: number) {
  await openDesktop(page, '/p/display?open=appearance')
  // Without the bevel of its button.
  const button = page.locator('[role="combobox"] > span:last-child').first()
  expect(await colorsOf(button, Math.ceil(3 * ratio))).toBe(2)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const arrows = page.locator('[role="menu"] [role="menuitem"] > span[aria-hidden]:last-child')
  await expect(arrows.first()).toBeVisible()
  for (const arrow of await arrows.all()) {
    expect(await colorsOf(arrow)).toBe(2)
    const { width, height } = await arrow.evaluate((element) => {
      const { inlineSize, blockSize } = getComputedStyle(element)
      return { width: Number.parseFloat(inlineSize), height: Number.parseFloat(blockSize) }
    })
    const dot = Math.round(ratio)
    expect(width * ratio).toBeCloseTo(4 * dot, 1)
    expect(height * ratio).toBeCloseTo(7 * dot, 1)
  }
}

// Proves S10.19
for (const ratio of variants([1, 1.5, 1.25, 2, 2.625, 3]))
  test(`on a screen of ${ratio} device pixels per CSS pixel, arrows have no blended colors`, async ({
    playwright,
    productUrl,
  }) => {
    await onRealScreen(playwright, productUrl, ratio, (page) => expectWholeArrows(page, ratio))
  })
