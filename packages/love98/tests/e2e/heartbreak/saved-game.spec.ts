import { expect } from '@playwright/test'
import { heartbreak } from '@/texts/heartbreak'

import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { cellAt, choose, knownBoard, news, openBoard, shown } from '../support/heartbreak-game'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

const { board, link } = knownBoard('crush', 7)
const broken = board.hearts.indexOf(1)

test('a minimized window is covered and its clock stops', fullRun, async ({ page }) => {
  await openBoard(page, link)
  await cellAt(page, broken).click({ button: 'right' })
  const open = await shown(page)
  await page.getByRole('button', { name: 'Minimize' }).click()
  await expect.poll(async () => new Set(await shown(page))).toEqual(new Set(['15']))
  await taskButton(page, 'Heartbreak').click()
  await expect.poll(() => shown(page)).toEqual(open)
})

test(
  'a game is restored after closing the window and after a reload, and a damaged one is reported',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Heartbreak')
    await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
    await page.locator('[data-tile="9"]').first().click({ button: 'right' })
    const before = await shown(page)
    await windowNamed(page, /^Heartbreak/)
      .getByRole('button', { name: 'Close' })
      .click()
    await expect(windowNamed(page, /^Heartbreak/)).toHaveCount(0)
    await openIcon(page, 'Heartbreak')
    await page.getByRole('button', { name: heartbreak.continueGame }).click()
    // The board is dealt again before the saved game is restored.
    await expect.poll(() => shown(page)).toEqual(before)

    // A page saves its game when it is left, so the damaged data is written afterwards.
    await page.addInitScript(() => {
      localStorage.setItem('love98-heartbreak-game', '{"version":1,"board":"nonsense"}')
      localStorage.setItem('love98-heartbreak-statistics', 'nonsense')
    })
    await openDesktop(page, '/p/heartbreak')
    await expect(news(page)).toContainText(heartbreak.corrupt)
    await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
  },
)

test('nothing is stored before the first move', fullRun, async ({ page }) => {
  await openBoard(page, '/p/heartbreak')
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('heartbreak')),
  )
  expect(keys).toEqual([])
})

test('a custom board outside the limits is refused with the limits', fullRun, async ({ page }) => {
  await openBoard(page, '/p/heartbreak')
  await choose(page, 'Game', 'Custom…')
  const dialog = page.getByRole('dialog', { name: 'Custom Board' })
  await dialog.getByLabel('Columns').fill('50')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByRole('alert')).toContainText('5 to 40 columns')
  await dialog.getByLabel('Columns').fill('12')
  await dialog.getByLabel('Rows').fill('8')
  await dialog.getByLabel('Broken hearts').fill('15')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('[data-cell]')).toHaveCount(96)
})

test(
  'without a wallet everything but ranked games can be played, and the reason is shown',
  fullRun,
  async ({ page }) => {
    await openBoard(page, '/p/heartbreak')
    // The window fits its board: after a large board it shrinks for a small one.
    const board = page.getByRole('grid')
    const beside = async () => {
      const [outer, inner] = [await page.locator('[data-window]').boundingBox(), await board.boundingBox()]
      return (outer?.width ?? 0) - (inner?.width ?? 0)
    }
    const first = await beside()
    for (const [level, cells] of [
      ['Fling', 256],
      ['Marriage', 480],
      ['Pocket', 144],
      ['Long Distance', 180],
    ] as const) {
      await choose(page, 'Game', level)
      await expect(page.locator('[data-cell]')).toHaveCount(cells)
      await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
    }
    await choose(page, 'Game', 'Crush')
    await expect.poll(beside).toBe(first)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.locator('[data-tile="9"]').first().click({ button: 'right' })
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
  },
)
