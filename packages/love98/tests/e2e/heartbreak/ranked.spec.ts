import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Board } from '@/domain/heartbreak/board/board'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { imageOf } from '@/domain/heartbreak/board/transform'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { type StartAnswer, startAnswer } from '@/domain/heartbreak/wire/api'
import { leaderboardAnswer, replayAnswer } from '@/domain/heartbreak/wire/api-reads'
import { heartbreak } from '@/texts/heartbreak'

import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { button, dialogNamed } from '../support/elements'
import {
  cellAt,
  choose,
  closeBestTime,
  expectWholeTexts,
  face,
  news,
  openAllWholeHearts,
  openBoard,
  shown,
} from '../support/heartbreak-game'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

async function signIn(page: Page): Promise<InjectedWallet> {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await openBoard(page, '/p/heartbreak')
  await button(page, 'Connect Wallet').click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
  await button(page, 'Sign message').click()
  await expect(page.locator('dialog')).toHaveCount(0)
  return wallet
}

/** Starts a ranked game on a new Crush board. The page, and therefore the test, has its board. */
async function startRanked(page: Page): Promise<{ started: StartAnswer; board: Board }> {
  await choose(page, 'Game', 'Ranked Game…')
  await dialogNamed(page, 'Ranked Game').getByRole('radio', { name: 'Crush' }).check()
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/heartbreak/start'))
  await dialogNamed(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
  const started = v.parse(startAnswer, await (await answered).json())
  await expect(dialogNamed(page, 'Ranked Game')).toHaveCount(0)
  await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
  const name = parseBoardId(started.boardId)
  if (!name.ok) throw new Error(name.problem)
  return { started, board: imageOf(dealBoard(name.value), started.image) }
}

// Proves S2.5
test('a signed-in wallet plays a ranked game, appears in the table, and other visitors watch its run', async ({
  page,
  browser,
}) => {
  test.slow()
  const wallet = await signIn(page)
  const { board, started } = await startRanked(page)
  await cellAt(page, board.hearts.indexOf(1)).click({ button: 'right' })
  const before = await shown(page)

  // It is not abandoned without a question, and not lost with the page. Its clock runs meanwhile.
  await windowNamed(page, /^Heartbreak/)
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByRole('alertdialog')).toContainText(heartbreak.leave.text)
  await button(page, heartbreak.leave.stay).click()
  await page.reload()
  await expect(news(page)).toContainText(heartbreak.resumedRanked)
  await button(page, heartbreak.continueGame).click()
  await expect.poll(() => shown(page)).toEqual(before)

  const finished = page.waitForResponse((response) => response.url().endsWith('/api/heartbreak/finish'))
  await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
  await expect(face(page)).toHaveAttribute('data-face', 'won')
  const answer = (await (await finished).json()) as { outcome: string; officialMs: number }
  expect(answer.outcome).toBe('ranked')
  await expect(page.getByText(`Ranked: ${(answer.officialMs / 1_000).toFixed(3)} s`)).toBeVisible()
  await expectWholeTexts(page)

  const table = v.parse(
    leaderboardAnswer,
    await (await page.request.get('/api/heartbreak/leaderboard?level=crush')).json(),
  )
  expect(table.own?.address).toBe(wallet.address)
  await closeBestTime(page)
  await choose(page, 'Game', 'Leaderboard…')
  const own = dialogNamed(page, 'Leaderboard').getByRole('row').filter({ hasText: '(you)' })
  await expect(own).toHaveCount(1)
  await own.getByRole('button').click()
  await dialogNamed(page, 'Leaderboard')
    .getByRole('button', { name: /^Watch/ })
    .click()
  await expect(page.getByRole('grid', { name: /^Replay/ })).toBeVisible()

  // The recipient of the link has no wallet and no scripts.
  const other = await browser.newContext({ javaScriptEnabled: false })
  const visit = await other.newPage()
  const shared = await visit.goto(`${process.env.BASE_URL}/heartbreak/r/${started.gameId}`)
  expect(shared?.status()).toBe(200)
  await expect(visit.getByRole('heading')).toContainText('Crush in')
  await expect(visit.getByRole('img')).toBeVisible()
  const watch = visit.getByRole('link', { name: 'Watch the Game' })
  await expect(watch).toHaveAttribute('href', `/p/heartbreak?open=run-${started.gameId}`)
  await other.close()
  const replay = v.parse(
    replayAnswer,
    await (await page.request.get(`/api/heartbreak/replay/${started.gameId}`)).json(),
  )
  expect(replay).toMatchObject({ outcome: 'ranked', address: wallet.address })
})

test(
  'a lost ranked game is shown as lost, and an abandoned one is not resumed',
  fullRun,
  async ({ page }) => {
    await signIn(page)
    const { board } = await startRanked(page)
    await cellAt(page, board.hearts.indexOf(1)).click()
    await expect(face(page)).toHaveAttribute('data-face', 'dead')
    await expect(page.getByText('Submitted as a loss.')).toBeVisible()

    await startRanked(page)
    await page.locator('[data-tile="9"]').first().click({ button: 'right' })
    await page.keyboard.press('F2')
    await button(page, heartbreak.leave.leave).click()
    await expect(page.locator('[data-tile="10"]')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
    await expect(button(page, heartbreak.continueGame)).toHaveCount(0)
  },
)
