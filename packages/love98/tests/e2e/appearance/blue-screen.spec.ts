import { expect } from '@playwright/test'
import { test } from '../support/product-test'

// Proves S10.20
test('the blue screen fills the window with 80 columns of the fixed font, in the blue of a text screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/bsod?m=love')
  const screen = page.getByRole('main')
  await expect(screen).toContainText('Written by a visitor: love')
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  await page.evaluate(() => document.fonts.ready)
  const look = await screen.evaluate((element) => {
    const { backgroundColor, fontFamily, fontSize } = getComputedStyle(element)
    return { backgroundColor, fontFamily, fontSize }
  })
  expect(look.backgroundColor).toBe('rgb(0, 0, 170)')
  expect(look.fontFamily).toContain('Pixel Fixed')
  // A cell is half as wide as it is high: 80 cells of 16 px.
  expect(look.fontSize).toBe('32px')
  expect(await page.evaluate(() => document.fonts.check("32px 'Pixel Fixed'"))).toBe(true)
})
