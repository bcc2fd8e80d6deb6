import { setTimeout as sleep } from 'node:timers/promises'
import { desktopProfile, withPage } from './chromium.ts'
import { type FigureName, toFigures } from './figures.ts'
import { readKeyCosts, traceCategories, type Work } from './frame-trace.ts'
import { percentile } from './statistics.ts'
import type { Figure } from './table.ts'
import { connectWallet } from './wallet.ts'
import { announceWallet } from './wallet-in-page.ts'

type QuoteTarget = { browserPath: string; url: string; chainId: number; account: string; signal: AbortSignal }

/** The digits are typed one after another, and then deleted. Each key changes the quote. */
const [rounds, digits] = [6, ['1', '2', '3', '4', '5']]

/**
 * `start`: the amount before the digits. `pause`: ms between two events of the keyboard, in which the server answers
 * with a quote of V3 or V4.
 */
type QuotedPair = { name: string; kind: 'V2' | 'V3' | 'V4'; start: string; pause: number }

const pairs: readonly QuotedPair[] = [
  { name: 'LOVE-ETH', kind: 'V2', start: '0.0', pause: 70 },
  { name: 'LOVE-USDT', kind: 'V3', start: '100', pause: 400 },
  { name: 'LOVE-PEPE', kind: 'V4', start: '100', pause: 400 },
]

const figuresOf = (kind: QuotedPair['kind']): readonly FigureName[] => [
  ['frame', `CPU from a key to its painted ${kind === 'V2' ? 'quote' : 'amount'}, median of 60`, 'ms', '16'],
  ['frame95', '95 % of them', 'ms', '16'],
  ['slowest', 'the slowest', 'ms'],
  ['script', 'of it script, median', 'ms'],
  ['style', 'of it style, median', 'ms'],
  ['layout', 'of it layout, median', 'ms'],
  ['paint', 'of it paint, median', 'ms'],
  [
    'all',
    kind === 'V2'
      ? 'with the rest of the form, rendered behind that frame, median'
      : 'with the rest of the form and the answer of the server, median',
    'ms',
  ],
]

/**
 * Types into the amount of Swap Tokens with a connected account, on a processor slowed down four times. Measures the
 * work of the main thread from each key until the frame with its quote is handed to the compositor. The server quotes
 * pairs of V3 and V4; there, that frame shows that the quote is awaited.
 */
export async function quote(where: QuoteTarget): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const pair of pairs) figures.push(...(await quoteOf(pair, where)))
  return figures
}

async function quoteOf(pair: QuotedPair, where: QuoteTarget): Promise<Figure[]> {
  const { shown, all } = await typeAmounts(pair, where)
  const sum = (work: Record<Work, number>) => work.script + work.style + work.layout + work.paint
  const totals = shown.map(sum)
  const medianOf = (kind: Work) =>
    percentile(
      shown.map(({ [kind]: value }) => value),
      0.5,
    )
  const love98 = {
    frame: percentile(totals, 0.5),
    frame95: percentile(totals, 0.95),
    slowest: Math.max(...totals),
    script: medianOf('script'),
    style: medianOf('style'),
    layout: medianOf('layout'),
    paint: medianOf('paint'),
    all: percentile(all.map(sum), 0.5),
  }
  const part = `Swap Tokens, typing an amount of ${pair.kind}, CPU 4 times slower`
  return toFigures(part, figuresOf(pair.kind), { love98 })
}

function typeAmounts(
  { name: pair, start, pause }: QuotedPair,
  { url, chainId, account, ...at }: QuoteTarget,
): Promise<ReturnType<typeof readKeyCosts>> {
  const profile = { ...desktopProfile, cpu: 4 }
  return withPage({ ...at, profile }, async ({ page, browser, session }) => {
    const name = 'Bench Wallet'
    await page.addInitScript(announceWallet, { name, account, chainId })
    await page.goto(`${url}/p/swap/${pair}`)
    await connectWallet(page, name)
    const given = page.getByRole('textbox', { name: /^Amount of / })
    const got = page.getByRole('textbox', { name: /^Estimated amount of / })
    /** Waits for the market's first response, and for the answers of the server. */
    const quoted = async () => {
      for (let tries = 0; tries < 300; tries++) {
        const text = await got.inputValue()
        if (/\d/.test(text)) return text
        await sleep(100)
      }
      return ''
    }
    await given.fill('1')
    await quoted()
    await given.fill(start)
    await sleep(1_000)
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
      quotes.push(await quoted())
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
