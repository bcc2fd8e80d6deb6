import { catClub } from '@community/skins/cat-club'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { fullRun } from '../full-run'
import { openDesktop, openIcon, startButton } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** Returns the colors of a part of the screen as `r,g,b`, most frequent first. */
async function colors(part: Locator): Promise<string[]> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < info.width * info.height * 3; at += 3) {
    const color = `${data[at]},${data[at + 1]},${data[at + 2]}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color)
}

/**
 * Returns a system color as it is drawn on the screen. Some system colors are translucent, so their CSS value is not
 * enough.
 */
async function systemColor(page: Page, name: string): Promise<string | undefined> {
  await page.evaluate((color) => {
    const sample = document.createElement('span')
    sample.id = 'sample'
    sample.style.cssText = `position:fixed;z-index:99;inset:0 auto auto 0;width:20px;height:20px;forced-color-adjust:none;background:linear-gradient(${color} 0 0) Canvas`
    document.body.append(sample)
  }, name)
  const [color] = await colors(page.locator('#sample'))
  await page.evaluate(() => document.getElementById('sample')?.remove())
  return color
}

test('in forced colors the active caption, its task button and the selected menu row differ from the others', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Swap Pairs')
  await openIcon(page, 'Notepad')
  const active = windowNamed(page, 'Read Me - Notepad')
  const inactive = windowNamed(page, 'Swap Pairs')
  await expect(active).toBeFocused()
  const [highlight, canvas] = [await systemColor(page, 'Highlight'), await systemColor(page, 'Canvas')]
  expect(highlight).not.toBe(canvas)

  expect((await colors(active.locator('[data-caption] h2')))[0]).toBe(highlight)
  expect((await colors(inactive.locator('[data-caption] h2')))[0]).not.toBe(highlight)
  expect((await colors(taskButton(page, 'Read Me - Notepad')))[0]).toBe(highlight)
  expect((await colors(taskButton(page, 'Swap Pairs')))[0]).not.toBe(highlight)

  await startButton(page).click()
  const rows = page.getByRole('menu').getByRole('menuitem')
  await rows.first().focus()
  expect((await colors(rows.first())).slice(0, 1)).toEqual([highlight])
  expect((await colors(rows.nth(1)))[0]).not.toBe(highlight)
})

test('in forced colors windows, buttons, fields and menus have borders instead of shadows', async ({
  page,
}) => {
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

test(
  'in forced colors the check mark of a menu row and the arrow of a submenu are visible',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/heartbreak')
    await page.getByRole('menubar', { name: 'Heartbreak' }).getByRole('menuitem', { name: 'Game' }).click()
    const marks = async (row: Locator, part: string) =>
      (await colors(row.locator(`[class*="_${part}"]`))).length > 1
    expect(await marks(page.getByRole('menuitemradio', { name: 'Crush' }), 'gutter')).toBe(true)
    expect(await marks(page.getByRole('menuitemradio', { name: 'Fling' }), 'gutter')).toBe(false)
    expect(await marks(page.getByRole('menuitem', { name: 'Mode' }), 'arrow')).toBe(true)
  },
)

test(
  'in forced colors a selected radio button and a caption button show their marks',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/display')
    const chosen = page.getByRole('radio', { checked: true }).first()
    const other = page.getByRole('radio', { checked: false }).first()
    await expect(chosen).toBeVisible()
    expect((await colors(chosen)).length).toBeGreaterThan(1)
    expect(await center(chosen)).not.toBe(await center(other))
    expect((await colors(page.locator('[data-glyph="close"]').first())).length).toBeGreaterThan(1)
  },
)

// Proves S10.4
test('in forced colors the letters of access keys follow in parentheses, because a highlight looks selected', async ({
  page,
}) => {
  await openDesktop(page, '/p/display')
  // The selected tab covers two pixels of its neighbors, so this tab is not next to it.
  const tab = page.getByRole('tab', { name: 'Background' })
  // Letters are loaded after the first input.
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await expect(tab).toHaveText('Background(B)')
  const highlight = await systemColor(page, 'Highlight')
  for (const part of [tab, page.getByRole('button', { name: 'Edit…' })])
    expect(await colors(part)).not.toContain(highlight)
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(tab).toHaveText('Background')
})

test('in forced colors the front tab and a list have no color of the skin, also with the focus', async ({
  page,
}) => {
  await openDesktop(page, '/p/display?open=appearance')
  // In a skin where everything is magenta, which no system color is.
  await page.evaluate((names) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body[class] { ${names.map((name) => `--${name}: #f0f !important`).join(';')} }`)
    document.adoptedStyleSheets.push(sheet)
  }, Object.keys(catClub.palette))
  const isMagenta = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color.split(',').map(Number)
    return Math.min(red, blue) - green > 40
  }
  const front = page.getByRole('tab', { selected: true })
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  expect((await colors(front)).filter(isMagenta)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab').nth(2)).toBeFocused()
  expect((await colors(front)).filter(isMagenta)).toEqual([])
  const list = page.getByRole('combobox', { name: /^Color scheme/ })
  await list.focus()
  expect((await colors(list)).filter(isMagenta)).toEqual([])
})

test(
  'in forced colors the × of a balloon is visible on a dark screen, where the wallpaper leaves no strip',
  fullRun,
  async ({ page, context }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDesktop(page)
    await page.locator('[data-entry="notepad"]').press('Shift+F10')
    await page.locator('[role="menu"] [data-id="copyLink"]').click()
    const close = page.locator('[popover][role="group"] button').last()
    await expect(close).toBeVisible()
    expect((await colors(close)).length).toBeGreaterThan(1)
    const strip = page.locator('[data-backdrop]')
    expect(await strip.evaluate((element) => getComputedStyle(element).backgroundSize)).toBe('cover')
  },
)

/** Returns the color at the center of a control, as `r,g,b`. */
async function center(part: Locator): Promise<string> {
  const image = sharp(await part.screenshot()).removeAlpha()
  const { width = 0, height = 0 } = await image.metadata()
  const place = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  return (await image.extract(place).raw().toBuffer()).join()
}
