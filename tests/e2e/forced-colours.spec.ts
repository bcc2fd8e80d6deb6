import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openDesktop, openIcon, startButton, taskButton, test, windowNamed } from './product-test'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** The colours of a part of the screen, most frequent first, as `r,g,b`. */
async function colours(part: Locator): Promise<string[]> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < info.width * info.height * 3; at += 3) {
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
}

/** What a system colour is here. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const sample = document.createElement('span')
    sample.style.cssText = `forced-color-adjust:none;color:${colour}`
    document.body.append(sample)
    const value = getComputedStyle(sample).color
    sample.remove()
    return value.replace(/[^\d,]/g, '')
  }, name)
}

test('the active caption, its task button and the chosen row of a menu stand out from the others', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Swap Pairs')
  await openIcon(page, 'Notepad')
  const active = windowNamed(page, 'Read Me - Notepad')
  const inactive = windowNamed(page, 'Swap Pairs')
  await expect(active).toBeFocused()
  const [highlight, canvas] = [await systemColour(page, 'Highlight'), await systemColour(page, 'Canvas')]
  expect(highlight).not.toBe(canvas)

  expect((await colours(active.locator('[data-caption] h2')))[0]).toBe(highlight)
  expect((await colours(inactive.locator('[data-caption] h2')))[0]).not.toBe(highlight)
  expect((await colours(taskButton(page, 'Read Me - Notepad')))[0]).toBe(highlight)
  expect((await colours(taskButton(page, 'Swap Pairs')))[0]).not.toBe(highlight)

  await startButton(page).click()
  const rows = page.getByRole('menuitem')
  await rows.first().focus()
  expect((await colours(rows.first())).slice(0, 1)).toEqual([highlight])
  expect((await colours(rows.nth(1)))[0]).not.toBe(highlight)
})

test('windows, buttons, fields and menus have borders where shadows are taken away', async ({ page }) => {
  await openDesktop(page, '/p/notepad')
  const frame = page.locator('[data-window] > div').first()
  await startButton(page).click()
  for (const part of [
    frame,
    startButton(page),
    page.getByRole('textbox').first(),
    page.locator('.caption-button').first(),
    page.getByRole('menu').first(),
  ]) {
    const style = await part.evaluate((element) => {
      const { boxShadow, borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
        getComputedStyle(element)
      return { boxShadow, borderTopStyle, borderTopWidth, differs: borderTopColor !== backgroundColor }
    })
    expect(style).toMatchObject({ boxShadow: 'none', borderTopStyle: 'solid', differs: true })
    expect(Number.parseFloat(style.borderTopWidth)).toBeGreaterThanOrEqual(1)
  }
})

test('a chosen radio button and a caption button show their marks', async ({ page }) => {
  await openDesktop(page, '/p/display')
  const chosen = page.getByRole('radio', { checked: true }).first()
  const other = page.getByRole('radio', { checked: false }).first()
  await expect(chosen).toBeVisible()
  expect((await colours(chosen)).length).toBeGreaterThan(1)
  // The same ring; the mark is the difference.
  expect(await markPixels(chosen)).toBeGreaterThan((await markPixels(other)) + 3)
  expect((await colours(page.locator('[data-glyph="close"]').first())).length).toBeGreaterThan(1)
})

/** How many pixels in the middle of a control have another colour than the corner of that middle. */
async function markPixels(part: Locator): Promise<number> {
  const image = sharp(await part.screenshot()).removeAlpha()
  const { width = 0, height = 0 } = await image.metadata()
  const area = { left: Math.floor(width / 2) - 3, top: Math.floor(height / 2) - 3, width: 6, height: 6 }
  const { data } = await image.extract(area).raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) if (Math.abs((data[at] ?? 0) - (data[0] ?? 0)) > 40) count++
  return count
}
