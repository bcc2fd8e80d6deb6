import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { openDesktop } from '../support/desktop'
import {
  cellAt,
  choose,
  closeBestTime,
  knownBoard,
  openAllWholeHearts,
  openBoard,
} from '../support/heartbreak-game'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const share = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const card = (page: Page) => page.getByRole('dialog', { name: 'Result Picture' })

const colors = (page: Page): Promise<number> =>
  card(page)
    .locator('canvas')
    .evaluate((element) => {
      const one = element as HTMLCanvasElement
      const { data } = one.getContext('2d')?.getImageData(0, 0, one.width, one.height) ?? { data: [] }
      return new Set(new Uint32Array(Uint8Array.from(data).buffer)).size
    })

/** Returns the compressed size in bytes of the script that contains a text. Exactly one script must contain it. */
async function weightOf(page: Page, text: string): Promise<number> {
  const sizes = await page.evaluate(async (wanted) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return scripts
      .filter((_, at) => texts[at]?.includes(wanted))
      .map(({ encodedBodySize }) => encodedBodySize)
  }, text)
  expect(sizes).toHaveLength(1)
  return sizes[0] ?? 0
}

test(
  'a won game has a picture to save, copy and share, with at most 4 KB of scripts, and other games have none',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Playwright cannot control the browser's share dialog, so the test replaces its results.
    await page.addInitScript(() => {
      const given: { name: string; type: string; first: number[] }[] = []
      const answers = [null, 'AbortError', 'NotAllowedError']
      const share = async ({ files = [] }: ShareData) => {
        for (const file of files)
          given.push({
            name: file.name,
            type: file.type,
            first: [...new Uint8Array(await file.slice(0, 4).arrayBuffer())],
          })
        const answer = answers.shift()
        if (answer) throw new DOMException('', answer)
      }
      Object.assign(navigator, { share, canShare: ({ files = [] }: ShareData) => files.length === 1 })
      Object.assign(window, { given })
    })
    const { board, link } = knownBoard('crush', 7)
    await openBoard(page, link)
    await choose(page, 'Game', 'Share…')
    await expect(share(page).getByRole('button', { name: 'Picture…' })).toHaveCount(0)
    await share(page).getByRole('button', { name: 'Close' }).last().click()
    await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
    await closeBestTime(page)
    await choose(page, 'Game', 'Share…')
    await share(page).getByRole('button', { name: 'Picture…' }).click()
    const picture = card(page).getByRole('img')
    await expect(picture).toHaveAccessibleName(/Crush · 9×9/)
    await expect(picture).toHaveAccessibleName(/Won in \d+\.\d s/)
    expect(await weightOf(page, 'heartbreak.png')).toBeLessThanOrEqual(4_000)
    expect(await colors(page)).toBeGreaterThan(20)
    expect(await violations(page)).toEqual([])
    const download = page.waitForEvent('download')
    await card(page).getByRole('button', { name: 'Save Picture' }).click()
    const bytes = readFileSync(await (await download).path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    await card(page).getByRole('button', { name: 'Copy Picture' }).click()
    await expect(card(page).getByRole('status')).toHaveText('The picture was copied.')
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => types),
    )
    expect(types).toContain('image/png')

    const given = () => page.evaluate(() => (Reflect.get(window, 'given') as unknown[]).length)
    const send = card(page).getByRole('button', { name: 'Share…' })
    const statusText = card(page).getByRole('status')
    await send.click()
    await expect.poll(given).toBe(1)
    expect(await page.evaluate(() => Reflect.get(window, 'given'))).toEqual([
      { name: 'heartbreak.png', type: 'image/png', first: [0x89, 0x50, 0x4e, 0x47] },
    ])
    await card(page).getByRole('button', { name: 'Copy Picture' }).click()
    await expect(statusText).toHaveText('The picture was copied.')
    // The visitor closes the share dialog; the message stays.
    await send.click()
    await expect.poll(given).toBe(2)
    await expect(statusText).toHaveText('The picture was copied.')
    await send.click()
    await expect(statusText).toHaveText('Your browser blocked this. Click Save Picture.')
  },
)

test(
  'the tray shows the streak when a daily board was solved, and opens the boards of the day',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await page.locator('footer time').hover()
    await expect(page.locator('footer [data-bell]')).toBeVisible()
    await expect(page.getByRole('button', { name: /-day streak/ })).toHaveCount(0)
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    await page.evaluate(
      (days) =>
        localStorage.setItem(
          'love98-heartbreak-statistics',
          JSON.stringify({ version: 1, levels: {}, days }),
        ),
      [ago(2), ago(1)],
    )
    await openDesktop(page)
    await page.mouse.move(700, 500)
    const streak = page.getByRole('button', { name: '2-day streak. Solve today' })
    await expect(streak).toBeVisible()
    expect(await violations(page)).toEqual([])
    await streak.click()
    await expect(windowNamed(page, /Heartbreak/)).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('love98-heartbreak-statistics')
      dispatchEvent(new Event('love98-heartbreak-statistics'))
    })
    await expect(streak).toHaveCount(0)
  },
)
