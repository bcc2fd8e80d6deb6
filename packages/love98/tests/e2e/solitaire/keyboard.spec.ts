import { expect, type Page } from '@playwright/test'
import { cardsOf } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

import { fullRun } from '../full-run'
import { test } from '../support/product-test'
import { cardAt, cards, knownDeal, names, news, openGame, topCard } from '../support/solitaire-game'

const known = knownDeal()
const { game, move } = known

/** Moves to a column with the arrow keys, from the stock or another column. */
async function goToColumn(page: Page, pile: number) {
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  for (let column = 6; column < pile; column++) await page.keyboard.press('ArrowRight')
}

test('a few moves are played with keys alone, each announced', fullRun, async ({ page }) => {
  await openGame(page, known)
  const before = await names(page)
  await cards(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(news(page)).toHaveText(/ drawn\.$/)
  await page.keyboard.press('d')
  await expect(cards(page).first()).toHaveAccessibleName('Stock, 22 cards')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await names(page)).toEqual(before)

  await goToColumn(page, move.from)
  const card = topCard(page, game, move.from)
  await expect(card).toBeFocused()
  await page.keyboard.press('Space')
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(news(page)).toContainText('picked up')
  await page.keyboard.press('Escape')
  await expect(card).not.toHaveAttribute('aria-pressed')
  await expect(news(page)).toHaveText(solitaire.putBack)
  await page.keyboard.press('Enter')
  await goToColumn(page, move.to)
  await page.keyboard.press('Enter')
  await expect(news(page)).toContainText(`to column ${move.to - 5}.`)
  // The focus moves with the card.
  await expect(cardAt(page, move.to, cardsOf(game.table, move.to).length)).toBeFocused()

  await page.keyboard.press('h')
  await expect(news(page)).toHaveText(/^Hint: /)
  await expect(page.locator('[data-marked]').first()).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.press('F2')
  await expect(news(page)).toHaveText(solitaire.dealt)
})

test('the table is one tab stop, and every key of the Help menu works', fullRun, async ({ page }) => {
  await openGame(page, known)
  await cards(page).first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem')
  await page.keyboard.press('Tab')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(cardAt(page, 5, 0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(topCard(page, game, 12)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cardAt(page, 5, 0)).toBeFocused()
  await page.keyboard.press('a')
  await expect(news(page)).toHaveText(/moved to (a foundation|foundations)|No card can go/)
})

test('after a click on the felt, the keys of the table still work', fullRun, async ({ page }) => {
  await openGame(page, known)
  const table = page.getByRole('group', { name: solitaire.table })
  const box = await table.boundingBox()
  await table.click({ position: { x: (box?.width ?? 0) - 5, y: (box?.height ?? 0) - 5 } })
  await page.keyboard.press('d')
  await expect(news(page)).toHaveText(/ drawn\.$/)
})
