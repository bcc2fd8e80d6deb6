import { expect } from '@playwright/test'
import sharp from 'sharp'
import { followTransfers } from '../../support/transfers.ts'
import { skins, violations } from '../support/axe'
import { openDesktop, openIcon, openProgramFolder } from '../support/desktop'
import { test } from '../support/product-test'
import { cards, choose, knownDeal, openGame } from '../support/solitaire-game'

const known = knownDeal()

for (const id of skins)
  test(`axe finds nothing in the skin ${id}, on the table and in the dialogs`, async ({ page }) => {
    await page.addInitScript((skin) => localStorage.setItem('fileTheme', skin), id)
    await openGame(page, known)
    await cards(page).first().click()
    expect(await violations(page)).toEqual([])
    for (const [menu, item] of [
      ['Game', 'Options…'],
      ['Game', 'Deck…'],
      ['Game', 'Statistics…'],
      ['Help', 'How to Play'],
      ['Help', 'Keys'],
    ] as const) {
      await choose(page, menu, item)
      await expect(page.locator('dialog:modal')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

test('in forced colors the faces of the cards keep their paper, and the focus can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGame(page, known)
  const card = cards(page).nth(8)
  const picture = async () => {
    const { data, info } = await sharp(await card.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0, blue = 0] = [...data.subarray(3 * (30 + 5 * info.width))]
    return { data, light: (red + green + blue) / 3 }
  }
  const before = await picture()
  expect(before.light).toBeGreaterThan(230)
  await cards(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(cards(page).nth(12)).toBeFocused()
  expect(
    await cards(page)
      .nth(12)
      .evaluate((one) => getComputedStyle(one).outlineWidth),
  ).toBe('2px')
  expect(await violations(page)).toEqual([])
})

test('opening the game loads at most 22.5 KB of its own', async ({ page }) => {
  const transfers = await followTransfers(page)
  await openDesktop(page)
  // Code that all windows share does not belong to the window.
  await openIcon(page, 'Social')
  await page.getByRole('button', { name: 'Start' }).click()
  await openProgramFolder(page, 'Games')
  const row = page.getByRole('menuitem', { name: 'Solitaire', exact: true })
  await expect(row).toBeVisible()
  await transfers.quiet(1500)
  const bytes = () => transfers.bytes('script') + transfers.bytes('style')
  const before = bytes()
  await row.click()
  await expect(cards(page)).toHaveCount(13)
  await transfers.quiet(1500)
  const opened = bytes() - before
  expect(opened).toBeGreaterThan(0)
  for (const item of ['Options…', 'Deck…', 'Statistics…']) {
    await choose(page, 'Game', item)
    await expect(page.locator('dialog:modal')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await transfers.quiet(1500)
  expect(bytes() - before).toBeLessThanOrEqual(22_500)
})
