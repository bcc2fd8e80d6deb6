import { expect, type Page } from '@playwright/test'
import { common } from '@/texts/common'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { fullRun } from '../full-run'
import { violations as violationsBut } from '../support/axe'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
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
      await daily.getByRole('button', { name: /Details/ }).click()
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

test.describe('dialogs with an answer of the server', () => {
  // The browser logs the error response.
  test.use({ expectedErrors: [/status of 503/] })

  // Proves S10.1
  for (const [item, title, path] of [
    ['Leaderboard…', 'Leaderboard', 'leaderboard'],
    ['Daily Board…', 'Daily Board', 'daily'],
  ] as const)
    test(`${title} has one size after a failure, while it loads, and with few or many rows`, async ({
      page,
    }) => {
      let answer = () => {}
      const isAnswered = new Promise<void>((resolve) => {
        answer = resolve
      })
      let isDown = true
      await page.route(`**/api/heartbreak/${path}*`, async (route) => {
        if (isDown) return route.fulfill({ status: 503, json: { error: 'database-unavailable' } })
        await isAnswered
        const json = await (await route.fetch()).json()
        const isLong = route.request().url().includes('period=week')
        await route.fulfill({ json: isLong ? { ...json, rows: manyRows } : json })
      })
      await openBoard(page, link)
      await choose(page, 'Game', item)
      const dialog = dialogNamed(page, title)
      await expect(dialog.getByRole('alert')).toBeVisible()
      const size = await boxOf(dialog)
      isDown = false
      await dialog.getByRole('button', { name: common.retry }).click()
      await expect(dialog.getByText(common.loading)).toBeVisible()
      expect(await boxOf(dialog)).toEqual(size)
      answer()
      await expect(dialog.getByText(common.loading)).toHaveCount(0)
      expect(await boxOf(dialog)).toEqual(size)
      if (path === 'daily') return
      await dialog.getByRole('radio', { name: 'This Week' }).check()
      await expect(dialog.getByRole('row')).toHaveCount(manyRows.length + 1)
      expect(await boxOf(dialog)).toEqual(size)
    })
})

const manyRows = Array.from({ length: 25 }, (_, index) => ({
  ...{ rank: index + 1, gameId: index.toString(16).padStart(32, '0'), kind: 'free', chainId: null },
  ...{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: null, officialMs: 12_345 + index },
  ...{ threeBv: 9, actions: 20, hints: 0, finishedAt: '2026-11-20T12:00:00.000Z', underReview: false },
}))
