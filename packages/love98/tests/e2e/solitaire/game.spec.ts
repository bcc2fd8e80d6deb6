import { expect, type Page } from '@playwright/test'
import { cardsOf } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

import { fullRun } from '../full-run'
import { openDesktop, openProgramFolder } from '../support/desktop'
import { test } from '../support/product-test'
import {
  cardAt,
  cards,
  choose,
  grip,
  knownDeal,
  names,
  news,
  openGame,
  refusingColumn,
  topCard,
} from '../support/solitaire-game'

const known = knownDeal()
const { game, move } = known
const lifted = cardsOf(game.table, move.from).length - move.count

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test(
  'the game is in the Start menu, deals seven columns, and stores nothing before the first move',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await openProgramFolder(page, 'Games')
    await page.getByRole('menuitem', { name: 'Solitaire', exact: true }).click()
    // The stock, the waste, four foundations and seven columns.
    await expect(cards(page)).toHaveCount(13)
    await expect(cards(page).first()).toBeFocused()
    await expect(cards(page).first()).toHaveAccessibleName('Stock, 24 cards')
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('solitaire')))
    expect(await stored()).toEqual([])
    await cards(page).first().click()
    await expect(cards(page).first()).toHaveAccessibleName('Stock, 23 cards')
    expect(await stored()).toContain('love98-solitaire-game')
  },
)

test('a card is dragged to another column, and back to its own when it does not fit', async ({ page }) => {
  await openGame(page, known)
  const before = await names(page)
  const card = cardAt(page, move.from, lifted)
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await drag(page, await grip(card), await grip(topCard(page, game, refusingColumn(game, move.from))))
  await expect(news(page)).toHaveText(solitaire.notThere)
  expect(await names(page)).toEqual(before)
  await drag(page, await grip(card), await grip(topCard(page, game, move.to)))
  await expect(news(page)).toContainText(`${name} to column ${move.to - 5}.`)
  await expect(cardAt(page, move.to, cardsOf(game.table, move.to).length)).toHaveAccessibleName(
    new RegExp(`^${name}, column ${move.to - 5}`),
  )
  await expect(page.locator('[data-score]')).toHaveText('Score: 5')

  await page.keyboard.press('Control+z')
  await expect(news(page)).toHaveText(solitaire.undone)
  expect(await names(page)).toEqual(before)
  await expect(page.locator('[data-score]')).toHaveText('Score: 0')
})

test('an outline is dragged instead, when the options say so', fullRun, async ({ page }) => {
  await openGame(page, known)
  await choose(page, 'Game', 'Options…')
  await page.getByLabel('Outline dragging').check()
  await page.getByRole('button', { name: 'OK' }).click()
  const card = cardAt(page, move.from, lifted)
  const from = await grip(card)
  const to = await grip(topCard(page, game, move.to))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.locator('[data-dragged]')).toHaveCount(1)
  await expect(card).not.toHaveAttribute('data-dragged')
  await page.mouse.up()
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  await expect(news(page)).toContainText(`to column ${move.to - 5}.`)
})

test(
  'a game is restored after a reload, with its undo, and a damaged one is reported',
  fullRun,
  async ({ page }) => {
    await openGame(page, known)
    const dealt = await names(page)
    await cards(page).first().click()
    await cards(page).first().click()
    const before = await names(page)
    await openDesktop(page, '/p/solitaire')
    await expect(news(page)).toHaveText(solitaire.restored)
    expect(await names(page)).toEqual(before)
    await choose(page, 'Game', 'Undo')
    await choose(page, 'Game', 'Undo')
    await expect.poll(() => names(page)).toEqual(dealt)

    await page.addInitScript(() => localStorage.setItem('love98-solitaire-game', '{"version":1,"log":"x"}'))
    await openDesktop(page, '/p/solitaire')
    await expect(news(page)).toHaveText(solitaire.corrupt)
    await expect(cards(page)).toHaveCount(13)
  },
)

test(
  'the daily deal is the same for two visitors, shows its day, and gives the reason if it is missing',
  fullRun,
  async ({ page, browser }) => {
    await openDesktop(page, '/p/solitaire')
    await choose(page, 'Game', 'Daily Deal')
    const today = new Date().toISOString().slice(0, 10)
    await expect(page.getByText(solitaire.daily(today))).toBeVisible()
    await expect(page.locator('[data-window] h2')).toHaveText(solitaire.titleOfDay)
    const other = await (await browser.newContext()).newPage()
    await openDesktop(other, '/p/solitaire')
    await choose(other, 'Game', 'Daily Deal')
    await expect(other.getByText(solitaire.daily(today))).toBeVisible()
    expect(await names(other)).toEqual(await names(page))
    await other.route('**/api/heartbreak/daily*', (route) => route.abort())
    await other.keyboard.press('F2')
    await expect(other.locator('[data-window] h2')).toHaveText(solitaire.title)
    await choose(other, 'Game', 'Daily Deal')
    await expect(news(other)).toContainText(solitaire.noDaily('').trim())
    await other.context().close()
  },
)

test(
  'the clock runs from the first move, and not while the window is minimized',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    await openGame(page, known)
    await page.clock.runFor(5_000)
    await expect(page.locator('[data-time]')).toHaveText('Time: 0')
    await cards(page).first().click()
    await page.clock.runFor(3_100)
    await expect(page.locator('[data-time]')).toHaveText('Time: 3')
    await page.getByRole('button', { name: 'Minimize' }).click()
    await page.clock.runFor(60_000)
    await page.locator('footer').getByRole('button', { name: 'Solitaire' }).click()
    await expect(page.locator('[data-time]')).toHaveText('Time: 3')
    // Ten seconds cost two points, but the score cannot fall below zero.
    await page.clock.runFor(8_000)
    await expect(page.locator('[data-time]')).toHaveText('Time: 11')
    await expect(page.locator('[data-score]')).toHaveText('Score: 0')
  },
)
