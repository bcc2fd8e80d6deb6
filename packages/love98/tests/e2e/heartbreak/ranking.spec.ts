import { expect, type Page } from '@playwright/test'
import { common } from '@/texts/common'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { fullRun } from '../full-run'
import { violations as violationsBut } from '../support/axe'
import { button, dialogNamed } from '../support/elements'
import { cellAt, choose, knownBoard, openBoard } from '../support/heartbreak-game'
import { test } from '../support/product-test'

const { board, link } = knownBoard('crush', 7)
const broken = board.hearts.indexOf(1)

/** All windows have the caption, and its tests cover it. */
const violations = (page: Page) => violationsBut(page, [['[data-caption]']])

test(
  'axe finds nothing on a running board, a lost one, in its dialogs and in a replay',
  fullRun,
  async ({ page }) => {
    await openBoard(page, link)
    expect(await violations(page)).toEqual([])
    await cellAt(page, broken).click()
    await expect(page.locator('[data-mark="safe"]')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    for (const [item, title] of [
      ['Custom…', 'Custom Board'],
      ['Statistics…', 'Statistics'],
      ['Leaderboard…', 'Leaderboard'],
      ['Daily Board…', 'Daily Board'],
    ] as const) {
      await choose(page, 'Game', item)
      await expect(dialogNamed(page, title)).toBeVisible()
      await expect(dialogNamed(page, title).getByText(common.loading)).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialogNamed(page, title)).toHaveCount(0)
    }
    await choose(page, 'Game', 'Watch Last Game')
    await expect(page.getByRole('slider')).toBeVisible()
    expect(await violations(page)).toEqual([])
  },
)

test('axe finds nothing on the board in forced colors', fullRun, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openBoard(page, link)
  expect(await violations(page)).toEqual([])
})

test.describe('without a sign-in', () => {
  // The browser logs the error response of the server.
  test.use({ expectedErrors: [/status of 401/] })

  test(
    'today’s board is played without a wallet; the ranked game says why it needs one',
    fullRun,
    async ({ page }) => {
      await openBoard(page, '/p/heartbreak')
      await choose(page, 'Game', 'Daily Board…')
      const daily = dialogNamed(page, 'Daily Board')
      await expect(daily).toContainText(/New boards in \d+:\d\d:\d\d/)
      await expect(daily).toContainText(/[0-9a-f]{64}/)
      await daily.getByRole('button', { name: 'Play Ranked' }).click()
      await expect(daily.getByRole('alert')).toContainText(heartbreakRanking.signInWhy)
      await daily.getByRole('button', { name: 'Play', exact: true }).click()
      await expect(daily).toHaveCount(0)
      await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
      await choose(page, 'Game', 'Ranked Game…')
      await dialogNamed(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
      await expect(dialogNamed(page, 'Ranked Game').getByRole('alert')).toContainText(
        heartbreakRanking.signInWhy,
      )
      await button(page, heartbreakRanking.connect).click()
      await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
    },
  )
})
