import { expect } from '@playwright/test'
import { cardsOf } from '@/domain/solitaire/table'
import { fullRun, isFull } from '../full-run'
import { test } from '../support/product-test'
import { cardAt, cards, grip, knownDeal, news, openGame, topCard } from '../support/solitaire-game'

const known = knownDeal()
const { game, move } = known

/** The quick run uses the narrowest and the lowest screen. */
const phones = [
  [360, 640],
  ...(isFull
    ? ([
        [844, 390],
        [390, 844],
      ] as const)
    : []),
] as const

for (const [width, height] of phones)
  test.describe(`on a phone of ${width} by ${height} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

    test('all cards are on screen, and a finger draws and drags', async ({ page }) => {
      await openGame(page, known)
      const maximize = page.getByRole('button', { name: 'Maximize' })
      if (await maximize.isVisible()) await maximize.tap()
      const table = page.getByRole('group', { name: 'Table' })
      expect(
        await table.evaluate((one) => [
          one.scrollWidth - one.clientWidth,
          one.scrollHeight - one.clientHeight,
        ]),
      ).toEqual([0, 0])
      for (const card of await cards(page).all()) await expect(card).toBeInViewport({ ratio: 1 })
      const status = await news(page).boundingBox()
      expect(status?.height).toBeLessThan(30)
      await cards(page).first().tap()
      await expect(cards(page).first()).toHaveAccessibleName('Stock, 23 cards')

      const from = await grip(cardAt(page, move.from, cardsOf(game.table, move.from).length - move.count))
      const to = await grip(topCard(page, game, move.to))
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
      await touch('touchStart', from)
      await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
      await touch('touchMove', to)
      await touch('touchEnd')
      await expect(news(page)).toContainText(`to column ${move.to - 5}.`)
    })

    test('the dialogs fit', fullRun, async ({ page }) => {
      await openGame(page, known)
      for (const item of ['Deck…', 'Options…', 'Statistics…']) {
        await page.getByRole('menubar', { name: 'Solitaire' }).getByRole('menuitem', { name: 'Game' }).tap()
        await page.getByRole('menuitem', { name: item, exact: true }).tap()
        const dialog = page.locator('dialog:modal')
        await expect(dialog).toBeInViewport({ ratio: 1 })
        expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
  })
