import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { candlesOf, serveCandles } from '../support/candles'
import { openDesktop, openProgramFolder, openStartMenu } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const chartOf = (page: Page, pair = 'CAT-USDC') => windowNamed(page, `${pair} - Charts`)

async function openChart(page: Page, pair = 'CAT-USDC') {
  await openDesktop(page, `/p/charts?open=${pair}`)
  const window = chartOf(page, pair)
  await expect(window.getByRole('slider')).toBeVisible()
  return window
}

async function choose(page: Page, menu: string, row: string) {
  await page.getByRole('menubar', { name: 'Charts' }).getByRole('menuitem', { name: menu }).click()
  await page.getByRole('menu').getByText(row, { exact: true }).click()
}

test(
  'Charts opens from the Start menu with the first pair, in any number of windows',
  fullRun,
  async ({ page }) => {
    await serveCandles(page)
    await openDesktop(page)
    for (let count = 1; count <= 2; count++) {
      await openStartMenu(page)
      await openProgramFolder(page, 'Exchange')
      await page.getByRole('menuitem', { name: 'Charts', exact: true }).click()
      await expect(chartOf(page, 'CAT-ETH')).toHaveCount(count)
    }
    await expect(chartOf(page, 'CAT-ETH').first().getByRole('slider')).toBeVisible()
  },
)

test('keys move the crosshair from candle to candle, and its figures are the value of a slider', async ({
  page,
}) => {
  const [asked] = [await serveCandles(page)]
  const window = await openChart(page)
  const slider = window.getByRole('slider', { name: 'CAT-USDC, Candles, 24 hours' })
  const words = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  const question = asked[0]
  if (!question) throw new Error('no candles were asked for')
  const [first] = candlesOf(question)
  // Without candles the slider is also at 0.
  await expect.poll(words).toContain('close')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  expect(await words()).toMatch(/: Open [\d.]+, high [\d.]+, low [\d.]+, close [\d.]+, volume [\d.]+ CAT$/)
  // Five significant digits without trailing zeros.
  expect(await words()).toContain(`Open ${Number(first?.open?.slice(0, 7))}`)
  await expect(window.locator('p').first()).toHaveText(await words())
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  await page.keyboard.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuenow', '11')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuenow', '10')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', (await slider.getAttribute('aria-valuemax')) ?? '')
})

test(
  'pointing at a candle shows its figures, and the lines disappear with the pointer',
  fullRun,
  async ({ page }) => {
    await serveCandles(page)
    const window = await openChart(page)
    const slider = window.getByRole('slider')
    const readout = window.locator('p').first()
    // By its time, because the figures of the newest candle follow the price.
    const timeOf = async () => (await readout.textContent())?.split(': ')[0] ?? ''
    const newest = await timeOf()
    const box = await slider.boundingBox()
    if (!box) throw new Error('the chart is not on screen')
    const texts = new Set<string>()
    for (const share of [0.3, 0.5, 0.7]) {
      await page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
      texts.add(await timeOf())
    }
    expect(texts.size).toBe(3)
    expect(texts.has(newest)).toBe(false)
    await page.mouse.move(box.x + box.width / 2, box.y - 60)
    await expect.poll(timeOf).toBe(newest)
  },
)

test(
  'each range requests its interval, and the whole history one that fits into a response',
  fullRun,
  async ({ page }) => {
    const asked = await serveCandles(page, (question) => ({
      candles: candlesOf(question),
      begins: Math.floor(Date.now() / 1_000) - 14 * 86_400,
    }))
    const window = await openChart(page)
    for (const [name, interval, count] of [
      ['1 hour', '1m', 60],
      ['7 days', '1h', 168],
      ['30 days', '1h', 720],
      ['the whole history', '1h', 337],
      ['24 hours', '15m', 96],
    ] as const) {
      const before = asked.length
      await window.getByRole('button', { name }).click()
      await expect.poll(() => asked.length).toBeGreaterThan(before)
      const { from, to, interval: wanted } = asked.at(-1) ?? { from: 0, to: 0, interval: null }
      const steps = (to - from) / { '1m': 60, '15m': 900, '1h': 3_600 }[interval]
      expect([name, wanted, Math.abs(steps - count) <= 1]).toEqual([name, interval, true])
      await expect(window.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    }
  },
)

test('the same figures are shown as a table, copied and saved as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = await serveCandles(page)
  const window = await openChart(page)
  await choose(page, 'View', 'Table')
  const rows = window.locator('tbody tr')
  await expect(rows).not.toHaveCount(0)
  const candles = candlesOf(asked[0] ?? { pair: '', interval: '1m', from: 0, to: 0 })
  await expect(rows).toHaveCount(candles.length)
  await choose(page, 'Edit', 'Copy')
  await expect(window.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const lines = copied.trim().split('\n')
  expect(lines).toHaveLength(candles.length + 1)
  expect(lines[1]?.split('\t').slice(1, 5)).toEqual(
    [candles[0]].flatMap((candle) => [candle?.open, candle?.high, candle?.low, candle?.close]),
  )
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await rows.first().click()
  await window.locator('section').press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
  const download = page.waitForEvent('download')
  await choose(page, 'File', 'Save as CSV…')
  const file = await download
  expect(file.suggestedFilename()).toBe('CAT-USDC 24h 15m.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toBe('Time,Open,High,Low,Close,Volume (CAT),Volume (USDC)')
  expect(text.trim().split('\r\n')).toHaveLength(candles.length + 1)
})

test('the menu Pair changes the pair, its address and its title', fullRun, async ({ page }) => {
  const asked = await serveCandles(page)
  await openChart(page)
  await choose(page, 'Pair', 'CAT-DEGEN')
  await expect(chartOf(page, 'CAT-DEGEN')).toBeVisible()
  await expect.poll(() => asked.at(-1)?.pair).toBe('CAT-DEGEN')
  await expect(page).toHaveURL(/\/p\/charts\?open=CAT-DEGEN$/)
})
