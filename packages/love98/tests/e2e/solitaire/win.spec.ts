import { expect, type Page } from '@playwright/test'
import { nextHome } from '@/domain/solitaire/advice'
import type { Game } from '@/domain/solitaire/game'
import { solitaire } from '@/texts/solitaire'

import { gameWonByHints } from '../../domain/solitaire/played-games'
import { fullRun } from '../full-run'
import { test } from '../support/product-test'
import { cards, choose, type KnownGame, news, openGame, topCard } from '../support/solitaire-game'

function before(moves: number): KnownGame {
  const { game: won, seed } = gameWonByHints()
  let game: Game = won
  for (let count = 0; count < moves; count++) game = game.last?.before ?? game
  return { seed, game }
}

/** Returns the number of painted pixels in the picture of falling cards. */
const painted = (page: Page): Promise<number> =>
  page.locator('[data-window] canvas').evaluate((canvas) => {
    const context = (canvas as HTMLCanvasElement).getContext('2d')
    const { data } = context?.getImageData(
      0,
      0,
      (canvas as HTMLCanvasElement).width,
      (canvas as HTMLCanvasElement).height,
    ) ?? {
      data: new Uint8ClampedArray(),
    }
    return data.reduce((sum, value, at) => (at % 4 === 3 && value > 0 ? sum + 1 : sum), 0)
  })

test('a double click sends the last card home; the cards fall and leave trails until a press; the win is counted', async ({
  page,
}) => {
  const last = before(1)
  await openGame(page, last)
  const from = nextHome(last.game.table)?.from ?? -1
  await topCard(page, last.game, from).dblclick()
  await expect(news(page)).toHaveText(/^You won in \d+ seconds with \d+ points\.$/)
  const canvas = page.locator('[data-window] canvas')
  await expect(canvas).toBeVisible()
  // More pixels than four cards cover, so the cards left trails.
  await expect.poll(() => painted(page)).toBeGreaterThan(2 * 71 * 96)
  await page.mouse.click(5, 300)
  await expect(canvas).toHaveCount(0)
  const question = page.getByRole('alertdialog').filter({ hasText: solitaire.dealAgain })
  await question.getByRole('button', { name: 'No' }).click()
  expect(await page.evaluate(() => localStorage.getItem('love98-solitaire-game'))).toBeNull()
  await choose(page, 'Game', 'Statistics…')
  await expect(page.locator('dialog:modal')).toContainText('Daily deals won')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await expect(cards(page)).toHaveCount(13)
})

test('a right click sends all cards home that can go', fullRun, async ({ page }) => {
  const late = before(6)
  await openGame(page, late)
  await cards(page).first().click({ button: 'right' })
  await expect(news(page)).toHaveText(/^You won|moved to (a foundation|foundations)\.$/)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no card falls', fullRun, async ({ page }) => {
    const last = before(1)
    await openGame(page, last)
    await page.getByRole('group', { name: 'Table' }).getByRole('button').first().focus()
    await page.keyboard.press('a')
    await expect(news(page)).toHaveText(/^You won/)
    await expect(page.getByRole('alertdialog')).toContainText(solitaire.dealAgain)
    await expect(page.locator('[data-window] canvas')).toHaveCount(0)
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(news(page)).toHaveText(solitaire.dealt)
    await expect(cards(page).first()).toHaveAccessibleName('Stock, 24 cards')
  })
})
