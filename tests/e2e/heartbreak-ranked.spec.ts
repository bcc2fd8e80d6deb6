import { expect, type Page } from '@playwright/test'
import { type StartAnswer, startAnswer } from '@/domain/heartbreak/api'
import { leaderboardAnswer, replayAnswer } from '@/domain/heartbreak/api-reads'
import { isBroken } from '@/domain/heartbreak/board'
import { parseBoardId } from '@/domain/heartbreak/board-id'
import { dealBoard } from '@/domain/heartbreak/generator'
import { imageOf } from '@/domain/heartbreak/transform'
import { cellAt, face, openAllWhole } from './heartbreak-game'
import { InjectedWallet } from './injected-wallet'
import { openIcon, test } from './product-test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function chooseFromGame(page: Page, item: string): Promise<void> {
  await page.getByRole('menubar', { name: 'Heartbreak' }).getByRole('menuitem', { name: 'Game' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Connects the first account of the demo and signs it in. */
async function signIn(page: Page): Promise<InjectedWallet> {
  const wallet = await InjectedWallet.inject(page, { chainUrl: process.env.DEMO_CHAIN_URL ?? '' })
  await page.goto('/')
  await button(page, 'Connect Wallet').click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
  await button(page, 'Sign message').click()
  await expect(page.locator('dialog')).toHaveCount(0)
  return wallet
}

/** Starts a ranked game on a fresh Crush board; its board is known to the page, and so to the test. */
async function startRanked(page: Page): Promise<StartAnswer> {
  await chooseFromGame(page, 'Ranked Game…')
  await dialog(page, 'Ranked Game').getByRole('radio', { name: 'Crush' }).check()
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/heartbreak/start'))
  await dialog(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
  const started = startAnswer.parse(await (await answered).json())
  await expect(dialog(page, 'Ranked Game')).toHaveCount(0)
  await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
  return started
}

test('[S2.5] a signed-in wallet plays a ranked game, finds itself in the table, and its run is watched by others', async ({
  page,
  browser,
}) => {
  test.slow()
  const wallet = await signIn(page)
  await openIcon(page, 'Heartbreak')
  const started = await startRanked(page)
  const name = parseBoardId(started.boardId)
  if (!name.ok) throw new Error(name.problem)
  const board = imageOf(dealBoard(name.value), started.image)
  const finished = page.waitForResponse((response) => response.url().endsWith('/api/heartbreak/finish'))
  await openAllWhole(page, board, (cell) => cellAt(page, cell).click())
  await expect(face(page)).toHaveAttribute('data-face', 'won')
  const answer = (await (await finished).json()) as { outcome: string; officialMs: number }
  expect(answer.outcome).toBe('ranked')
  await expect(page.getByText(`Ranked with ${(answer.officialMs / 1_000).toFixed(3)} s`)).toBeVisible()

  const table = leaderboardAnswer.parse(
    await (await page.request.get('/api/heartbreak/leaderboard?level=crush')).json(),
  )
  expect(table.own?.address).toBe(wallet.address)
  await chooseFromGame(page, 'Leaderboard…')
  const own = dialog(page, 'Leaderboard').getByRole('row').filter({ hasText: '(you)' })
  await expect(own).toHaveCount(1)
  await own.getByRole('button', { name: /^Watch/ }).click()
  await expect(page.getByRole('grid', { name: /^Replay/ })).toBeVisible()

  // Somebody else, without a wallet and without scripts, is sent the link.
  const other = await browser.newContext({ javaScriptEnabled: false })
  const visit = await other.newPage()
  const shared = await visit.goto(`${process.env.BASE_URL}/heartbreak/r/${started.gameId}`)
  expect(shared?.status()).toBe(200)
  await expect(visit.getByRole('heading')).toContainText('Crush in')
  await expect(visit.getByRole('img')).toBeVisible()
  await expect(visit.getByRole('link', { name: 'Watch the run' })).toHaveAttribute(
    'href',
    `/p/heartbreak?open=run-${started.gameId}`,
  )
  await other.close()
  const replay = replayAnswer.parse(
    await (await page.request.get(`/api/heartbreak/replay/${started.gameId}`)).json(),
  )
  expect(replay).toMatchObject({ outcome: 'ranked', address: wallet.address })
})

test('a lost ranked game is told as lost', async ({ page }) => {
  await signIn(page)
  await openIcon(page, 'Heartbreak')
  const started = await startRanked(page)
  const name = parseBoardId(started.boardId)
  if (!name.ok) throw new Error(name.problem)
  const board = imageOf(dealBoard(name.value), started.image)
  const broken = [...board.hearts.keys()].find((cell) => isBroken(board, cell)) ?? 0
  await cellAt(page, broken).click()
  await expect(face(page)).toHaveAttribute('data-face', 'dead')
  await expect(page.getByText('Handed in as lost.')).toBeVisible()
})

test.describe('without a wallet', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('whoever is not signed in is told what the ranking needs, and nothing is started', async ({
    page,
  }) => {
    await page.goto('/p/heartbreak')
    await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
    await chooseFromGame(page, 'Ranked Game…')
    await dialog(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
    await expect(dialog(page, 'Ranked Game')).toContainText('connect a wallet and sign a message')
  })
})
