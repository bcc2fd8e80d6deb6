import { catClub } from '@community/skins/cat-club'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { type Box, boxOf } from '../support/geometry'
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
  if (Number.isInteger(ratio)) {
    await hideTexts(page)
    await page.getByRole('tab', { name: 'Effects' }).click()
    await expectWholeWidths(page, page.getByRole('tab'), ratio)
    const tabs = await boxOf(page.getByRole('tablist'))
    await expectWhole(page, { ...tabs, height: tabs.height + 4 }, 'the tabs')
  }
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

/** Expects texts to be whole device pixels wide. A font that is late for the first paint appears with a later input. */
async function expectWholeWidths(page: Page, texts: Locator, ratio: number) {
  const distance = async () => {
    await page.keyboard.press('Shift')
    const widths = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width))
    return Math.max(...widths.map((width) => Math.abs(width * ratio - Math.round(width * ratio))))
  }
  await expect.poll(distance).toBeLessThan(0.01)
}

/** Text is drawn by the fonts, and icons are pictures. What is measured here has the colors of the skin. */
const onlyParts = `
  * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important }
  ::highlight(access-key) { text-decoration: none }
  .icon { visibility: hidden }
`

async function openParts(page: Page, path: string) {
  await openDesktop(page, path)
  await hideTexts(page)
  return page.locator('[data-window][data-active]')
}

async function hideTexts(page: Page) {
  // The policy of the page allows no `<style>`.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, onlyParts)
}

const skinColors = new Set(Object.values(catClub.palette).map((color) => color.toLowerCase()))

/** Expects the pixels of a region to have colors of the skin, of which none is between two of them. */
async function expectWhole(page: Page, region: Box, what: string) {
  const picture = await page.screenshot({ clip: region, scale: 'device' })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const mixed = new Set<string>()
  const all = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels) {
    const color = `#${data.subarray(at, at + 3).toString('hex')}`
    all.add(color)
    if (!skinColors.has(color)) mixed.add(color)
  }
  expect.soft([...mixed], what).toEqual([])
  expect.soft(all.size, what).toBeGreaterThan(1)
}

/**
 * Marks are made of dots, which are whole device pixels on every screen. Bevels, boxes and grips are drawn in CSS
 * pixels, which are whole device pixels at whole ratios only.
 */
async function expectWholeParts(page: Page, ratio: number) {
  const isWhole = Number.isInteger(ratio)
  const notepad = await openParts(page, '/p/notepad')
  const { x, y, width, height } = await boxOf(notepad)
  if (isWhole)
    await expectWhole(page, { x: x + width - 18, y: y + height - 18, width: 14, height: 14 }, 'the size grip')
  for (const [menu, role] of [
    ['File', 'menuitemradio'],
    ['Edit', 'menuitemcheckbox'],
  ] as const) {
    await notepad.getByRole('menuitem', { name: menu, exact: true }).click()
    const mark = page.locator(`[role="${role}"][aria-checked="true"] > span:first-child`)
    await expectWhole(page, await boxOf(mark), `the mark of a ${role}`)
    await page.keyboard.press('Escape')
  }
  const pairs = await openParts(page, '/p/pairs')
  for (const order of ['ascending', 'descending']) {
    await pairs.getByRole('columnheader').nth(1).getByRole('button').click()
    const head = pairs.locator('[data-order]')
    await expect(head).toHaveCount(1)
    const { x, y, width, height } = await boxOf(head)
    // Without the bevel of the head.
    const inside = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }
    await page.mouse.move(700, 700)
    await expectWhole(page, inside, `the arrow of a column, clicked for ${order}`)
  }
  const run = await openParts(page, '/p/run')
  expect.soft(await colorsOf(run.locator('input + button > span').last(), Math.ceil(3 * ratio))).toBe(2)
  if (!isWhole) return
  const help = await openParts(page, '/p/help')
  const branches = help.locator('[role="treeitem"][aria-expanded]')
  expect(await branches.count()).toBeGreaterThan(2)
  for (const branch of await branches.all())
    await expectWhole(page, { ...(await boxOf(branch)), width: 15 }, 'the box of a branch')
}

// Proves S10.19
for (const ratio of variants([1, 1.5, 1.25, 2, 2.625, 3]))
  test(`on a screen of ${ratio} device pixels per CSS pixel, arrows, marks and parts have no blended colors`, async ({
    playwright,
    productUrl,
  }) => {
    await onRealScreen(playwright, productUrl, ratio, async (page) => {
      await expectWholeArrows(page, ratio)
      await expectWholeParts(page, ratio)
    })
  })
