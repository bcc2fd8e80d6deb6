import { setTimeout as sleep } from 'node:timers/promises'
import { desktopProfile, withPage } from './chromium.ts'
import { type FigureName, toFigures } from './figures.ts'
import { readKeyCosts, traceCategories, type Work } from './frame-trace.ts'
import { percentile } from './statistics.ts'
import type { Figure } from './table.ts'
import { connectWallet } from './wallet.ts'
import { announceWallet } from './wallet-in-page.ts'

type QuoteTarget = { browserPath: string; url: string; chainId: number; account: string; signal: AbortSignal }

/** The digits are typed after `0.0` one after another, and then deleted. Each key changes the quote. */
const [rounds, digits] = [6, ['1', '2', '3', '4', '5']]
/** ms between two events of the keyboard. */
const pause = 70

const figures: readonly FigureName[] = [
  ['frame', 'CPU from a key to its painted quote, median of 60', 'ms', '16'],
  ['frame95', '95 % of them', 'ms', '16'],
  ['slowest', 'the slowest', 'ms'],
  ['script', 'of it script, median', 'ms'],
  ['style', 'of it style, median', 'ms'],
  ['layout', 'of it layout, median', 'ms'],
  ['paint', 'of it paint, median', 'ms'],
  ['all', 'with the rest of the form, rendered behind that frame, median', 'ms'],
]

/**
 * Types into the amount of Swap Tokens with a connected account, on a processor slowed down four times. Measures the
 * work of the main thread from each key until the frame with its quote is handed to the compositor.
 */
export async function quote(where: QuoteTarget): Promise<Figure[]> {
  const { shown, all } = await typeAmounts(where)
  const sum = (work: Record<Work, number>) => work.script + work.style + work.layout + work.paint
  const totals = shown.map(sum)
  const part = (kind: Work) =>
    percentile(
      shown.map(({ [kind]: value }) => value),
      0.5,
    )
  const love98 = {
    frame: percentile(totals, 0.5),
    frame95: percentile(totals, 0.95),
    slowest: Math.max(...totals),
    script: part('script'),
    style: part('style'),
    layout: part('layout'),
    paint: part('paint'),
    all: percentile(all.map(sum), 0.5),
  }
  return toFigures('Swap Tokens, typing an amount, CPU 4 times slower', figures, { love98 })
}

function typeAmounts({
  url,
  chainId,
  account,
  ...at
}: QuoteTarget): Promise<ReturnType<typeof readKeyCosts>> {
  const profile = { ...desktopProfile, cpu: 4 }
  return withPage({ ...at, profile }, async ({ page, browser, session }) => {
    const name = 'Bench Wallet'
    await page.addInitScript(announceWallet, { name, account, chainId })
    await page.goto(`${url}/p/swap/LOVE-ETH`)
    await connectWallet(page, name)
    const given = page.getByRole('textbox', { name: /^Amount of / })
    const got = page.getByRole('textbox', { name: /^Estimated amount of / })
    await given.fill('0.1')
    // The prices arrive with the market's first response.
    for (let tries = 0; tries < 300 && (await got.inputValue()) === ''; tries++) await sleep(100)
    await given.fill('0.0')
    const press = async (key: string) => {
      const isDigit = key.length === 1
      const code = isDigit ? `Digit${key}` : key
      const of = { key, code, windowsVirtualKeyCode: isDigit ? key.charCodeAt(0) : 8 }
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...of, ...(isDigit && { text: key }) })
      await sleep(pause)
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...of })
      await sleep(pause)
    }
    /** The contents of the output field after each key. Each key must have a different quote. */
    const quotes = []
    for (const digit of digits) {
      await press(digit)
      quotes.push(await got.inputValue())
    }
    if (new Set(quotes).size !== digits.length || quotes.includes(''))
      throw new Error(`The quote did not follow the keys: ${quotes.join(', ')}`)
    for (const _ of digits) await press('Backspace')
    await sleep(1_000)
    await browser.startTracing(page, { categories: traceCategories })
    // The bench sends nothing to the page during the trace, because that would count as the page's work.
    for (let round = 0; round < rounds; round++)
      for (const key of [...digits, ...digits.map(() => 'Backspace')]) await press(key)
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const costs = readKeyCosts(trace.traceEvents)
    const keys = 2 * rounds * digits.length
    if (costs.shown.length !== keys)
      throw new Error(`${keys} keys were pressed, but the trace shows ${costs.shown.length}.`)
    return costs
  })
}
