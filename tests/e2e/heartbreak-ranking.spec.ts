import { expect, type Page } from '@playwright/test'
import { parseBoardId } from '@/domain/heartbreak/board-id'
import { dealBoard } from '@/domain/heartbreak/generator'
import { imageOf } from '@/domain/heartbreak/transform'
import { rankingTexts } from '@/texts/en/heartbreak-ranking'
import { violations as violationsBut } from './axe'
import { cellAt, face, knownBoard, openAllWhole, openBoard } from './heartbreak-game'
import { InjectedWallet } from './injected-wallet'
import { test, windowNamed } from './product-test'

const { board, link } = knownBoard('crush', 7)
const broken = board.hearts.indexOf(1)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('menubar', { name: 'Heartbreak' }).getByRole('menuitem', { name: 'Game' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The caption is every window's, and looked at with all of them. */
const violations = (page: Page) => violationsBut(page, [['[data-caption]']])

test('axe finds nothing on a running board, a lost one, in its dialogs and in a replay', async ({ page }) => {
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
    await page.getByRole('menubar', { name: 'Heartbreak' }).getByRole('menuitem', { name: 'Game' }).click()
    await page.getByText(item, { exact: true }).click()
    await expect(dialog(page, title)).toBeVisible()
    await expect(dialog(page, title).getByText(rankingTexts.loading)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page, title)).toHaveCount(0)
  }
  await chooseFromMenu(page, 'Watch Last Game')
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on the board in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openBoard(page, link)
  expect(await violations(page)).toEqual([])
})

test.describe('without a sign-in', () => {
  // The browser writes down that the server refused.
  test.use({ expectedErrors: [/status of 401/] })

  test('today’s board is played without a wallet; the ranked one says why it needs one', async ({ page }) => {
    await openBoard(page, '/p/heartbreak')
    await chooseFromMenu(page, 'Daily Board…')
    const daily = dialog(page, 'Daily Board')
    await expect(daily).toContainText(/The next boards come in \d+:\d\d:\d\d/)
    await expect(daily).toContainText(/[0-9a-f]{64}/)
    await daily.getByRole('button', { name: 'Play Ranked' }).click()
    await expect(daily.getByRole('alert')).toContainText(rankingTexts.signInWhy)
    await daily.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(daily).toHaveCount(0)
    await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
    await chooseFromMenu(page, 'Ranked Game…')
    await dialog(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
    await expect(dialog(page, 'Ranked Game').getByRole('alert')).toContainText(rankingTexts.signInWhy)
    await button(page, rankingTexts.connect).click()
    await expect(dialog(page, 'Connect a Wallet')).toBeVisible()
  })
})

test('a signed-in wallet plays for the table, is asked before it leaves, and is watched', async ({
  page,
}) => {
  await InjectedWallet.inject(page, { chainUrl: process.env.DEMO_CHAIN_URL ?? '' })
  await openBoard(page, '/p/heartbreak')
  await button(page, 'Connect Wallet').click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
  await button(page, 'Sign message').click()
  await expect(page.locator('dialog')).toHaveCount(0)

  await chooseFromMenu(page, 'Ranked Game…')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/heartbreak/start'))
  await dialog(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
  const started = (await (await answer).json()) as { boardId: string; image: number }
  const name = parseBoardId(started.boardId)
  if (!name.ok) throw new Error(name.problem)
  const truth = imageOf(dealBoard(name.value), started.image)
  await expect(dialog(page, 'Ranked Game')).toHaveCount(0)
  await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
  await cellAt(page, truth.hearts.indexOf(1)).click({ button: 'right' })

  await windowNamed(page, /^Heartbreak/)
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Leave Heartbreak? Your streak will not be counted.',
  )
  await button(page, 'Stay').click()
  await openAllWhole(page, truth, (cell) => cellAt(page, cell).click())
  await expect(face(page)).toHaveAttribute('data-face', 'won')
  await expect(page.getByText(/^Ranked with \d+\.\d+ s/)).toBeVisible()

  await chooseFromMenu(page, 'Leaderboard…')
  const table = dialog(page, 'Leaderboard')
  await expect(table.getByRole('row').filter({ hasText: rankingTexts.table.you })).toHaveCount(1)
  await table.getByRole('button', { name: /^Watch the run of/ }).click()
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
})
