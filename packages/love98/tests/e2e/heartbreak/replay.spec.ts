import { createHash } from 'node:crypto'
import { expect, type Page, type Request } from '@playwright/test'
import type { CommitmentsAnswer } from '@/domain/heartbreak/wire/api-reads'
import { formatReplayLink } from '@/programs/heartbreak/replay/replay-link'
import { speeds } from '@/programs/heartbreak/replay/replay-player'
import { common } from '@/texts/common'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { playToTheEnd } from '../../domain/heartbreak/played-game'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import {
  cellAt,
  choose,
  closeBestTime,
  face,
  knownBoard,
  openAllWholeHearts,
  openBoard,
  shown,
} from '../support/heartbreak-game'
import { test } from '../support/product-test'

const { board, link, name } = knownBoard('crush', 7)
const position = (page: Page) => page.getByRole('slider', { name: heartbreakRanking.replay.position })
const replayed = (page: Page) =>
  page
    .getByRole('grid', { name: /^Replay/ })
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.tile ?? ''))

test('a won game is watched to its end, its result is copied, and its link opens the same game', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await openBoard(page, link)
  await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
  await expect(face(page)).toHaveAttribute('data-face', 'won')
  const end = await shown(page)
  await closeBestTime(page)
  await choose(page, 'Game', 'Watch Last Game')
  await expect(page.getByRole('heading', { name: heartbreakRanking.replay.local })).toBeVisible()
  await page.getByRole('radio', { name: '8×' }).check()
  await position(page).press('End')
  await expect.poll(() => replayed(page)).toEqual(end)
  await position(page).press('Home')
  await button(page, heartbreakRanking.replay.play).click()
  await expect.poll(() => replayed(page)).toEqual(end)
  await button(page, heartbreakRanking.replay.back).click()
  await expect(face(page)).toBeVisible()

  await choose(page, 'Game', 'Share…')
  const share = dialogNamed(page, 'Share')
  const text = await share.getByRole('textbox').inputValue()
  expect(text).toMatch(/^Heartbreak · Crush\n💗 Every whole heart found · .* no hints\nhttp/)
  await share.getByRole('button', { name: heartbreakDialogs.share.copyText }).click()
  await expect(share.getByRole('status')).toHaveText(common.copied)
  expect(await clipboard()).toBe(text)
  await share.getByRole('button', { name: heartbreakDialogs.share.copyLink }).click()
  await expect.poll(clipboard).toMatch(/\/heartbreak\/b\/g1\.crush\.[a-z2-7]{26}$/)
  await share.getByRole('button', { name: heartbreakDialogs.share.copyReplay }).click()
  await expect.poll(clipboard).toContain('?open=')
  await openDesktop(page, await clipboard())
  await expect(page.getByRole('heading', { name: heartbreakRanking.replay.linked })).toBeVisible()
  await position(page).press('End')
  await expect.poll(() => replayed(page)).toEqual(end)
})

test('a replay opened from its link plays at each of its speeds', fullRun, async ({ page }) => {
  const { moves } = playToTheEnd(board, 3, { mode: 'classic', ranked: false })
  const played = formatReplayLink({
    setup: { boardSpec: name, image: 0, rules: { mode: 'classic', ranked: false } },
    moves,
  })
  await openDesktop(page, `/p/heartbreak?open=${encodeURIComponent(played ?? '')}`)
  await expect(position(page)).toHaveValue('0')
  // From here on, the test controls the page's clock.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  for (const speed of speeds) {
    await page.getByRole('radio', { name: heartbreakRanking.replay.times(speed) }).check()
    await position(page).press('Home')
    await button(page, heartbreakRanking.replay.play).click()
    await page.clock.runFor(400)
    await button(page, heartbreakRanking.replay.pause).click()
    // The slider is rounded down to tenths of a second, and the last frame may be missing.
    const at = Number(await position(page).inputValue())
    expect([speed, at > 400 * speed - 100 - 17 * speed, at <= 400 * speed]).toEqual([speed, true, true])
  }
})

test(
  'a month of daily boards is verified in the browser, and a tampered one is reported',
  fullRun,
  async ({ page }) => {
    const secret = '07'.repeat(32)
    const month = {
      commitment: createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'),
      committedAt: '2026-01-01T00:00:00.000Z',
      revealsAt: '2026-02-01T01:00:00.000Z',
    }
    const answer: CommitmentsAnswer = {
      months: [
        { ...month, month: '2026-03', secret: null },
        { ...month, month: '2026-02', secret: '08'.repeat(32) },
        { ...month, month: '2026-01', secret },
      ],
    }
    await page.route('**/api/heartbreak/commitments', (route) => route.fulfill({ json: answer }))
    await openBoard(page, '/p/heartbreak')
    await choose(page, 'Game', 'Daily Board…')
    await button(page, heartbreakRanking.daily.verify).click()
    const verify = dialogNamed(page, heartbreakRanking.verify.title)
    const check = (of: string) =>
      verify
        .getByRole('row')
        .filter({ hasText: of })
        .getByRole('button', { name: heartbreakRanking.verify.check })
    await expect(check('2026-03')).toHaveCount(0)
    await check('2026-02').click()
    await expect(verify.getByRole('status')).toHaveText(heartbreakRanking.verify.fails('2026-02'))
    await check('2026-01').click()
    await expect(verify.getByRole('status')).toHaveText(heartbreakRanking.verify.fits('2026-01', 5))
  },
)

/** Pins a heart, and waits until the code that the first press loads has arrived. */
async function pressFirst(page: Page, cell: number): Promise<void> {
  const [asked, ended] = [new Set<Request>(), new Set<Request>()]
  const isCode = (request: Request) => request.url().includes('/static/')
  page.on('request', (request) => isCode(request) && asked.add(request))
  page.on('requestfinished', (request) => ended.add(request))
  await cellAt(page, cell).click({ button: 'right' })
  await expect.poll(() => asked.size > 0 && [...asked].every((request) => ended.has(request))).toBe(true)
}

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/] })

  test(
    'a game is played, won and counted but never ranked; parts that need the server show why they are unavailable',
    fullRun,
    async ({ page, context }) => {
      await openBoard(page, link)
      await pressFirst(page, 0)
      await context.setOffline(true)
      await choose(page, 'Game', 'Ranked Game…')
      await dialogNamed(page, 'Ranked Game').getByRole('button', { name: 'Start' }).click()
      await expect(dialogNamed(page, 'Ranked Game').getByRole('alert')).toContainText(
        heartbreakRanking.offline,
      )
      await page.keyboard.press('Escape')
      for (const [item, title] of [
        ['Leaderboard…', 'Leaderboard'],
        ['Daily Board…', 'Daily Board'],
      ] as const) {
        await choose(page, 'Game', item)
        await expect(dialogNamed(page, title).getByRole('alert')).toContainText(heartbreakRanking.offline)
        await page.keyboard.press('Escape')
      }
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await choose(page, 'Game', heartbreak.menu.again)
      await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
      await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
      await expect(face(page)).toHaveAttribute('data-face', 'won')
      await closeBestTime(page)
      await choose(page, 'Game', 'Statistics…')
      await expect(dialogNamed(page, 'Statistics').getByRole('row', { name: /Crush/ })).toContainText(
        '1 (100%)',
      )
      expect(asked.filter((path) => path.startsWith('/api/heartbreak'))).toEqual([])
    },
  )
})

test.describe('with the offline copy', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/],
  })

  test(
    'a game that was opened once opens without a network, and deals a new board',
    fullRun,
    async ({ page, context }) => {
      await openBoard(page, '/p/heartbreak')
      await pressFirst(page, (await shown(page)).indexOf('9'))
      const missing = () =>
        page.evaluate(async () => {
          const kept = await Promise.all((await caches.keys()).map((key) => caches.open(key)))
          const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat()
          const paths = new Set(requests.map(({ url }) => new URL(url).pathname))
          const loaded = performance
            .getEntriesByType('resource')
            .map(({ name: url }) => new URL(url).pathname)
          const needed = ['/p/heartbreak', ...loaded.filter((path) => path.startsWith('/static/'))]
          return navigator.serviceWorker.controller ? needed.filter((path) => !paths.has(path)) : ['all']
        })
      await expect.poll(missing).toEqual([])
      await context.setOffline(true)
      const answer = await page.reload()
      expect(answer?.fromServiceWorker()).toBe(true)
      await button(page, heartbreak.continueGame).click()
      await expect(page.locator('[data-tile="10"]')).toHaveCount(1)
      await choose(page, 'Game', 'Fling')
      await expect(page.locator('[data-cell]')).toHaveCount(256)
      await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
    },
  )
})
