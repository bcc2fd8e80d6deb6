import type { Page } from '@playwright/test'
import { type Candle, type CandleInterval, type CandlePage, candleIntervals } from '@/domain/market/candle'

type CandleQuery = { pair: string; interval: CandleInterval; from: number; to: number }

/** Candles of a whole range. The price rises and falls, and consecutive candles differ. */
export function candlesOf({ interval, from, to }: CandleQuery): readonly Candle[] {
  const step = candleIntervals[interval]
  const price = (time: number) => 0.25 + 0.05 * Math.sin(time / step / 7) + 0.0001 * ((time / step) % 13)
  const text = (value: number) => value.toFixed(8)
  return Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const time = from + index * step
    const [open, close] = [price(time - step), price(time)]
    return {
      time,
      ...{ open: text(open), close: text(close) },
      ...{ high: text(Math.max(open, close) * 1.01), low: text(Math.min(open, close) * 0.99) },
      volume: { base: `${(index % 9) + 1}000000000000000000`, token: '250000000000000000' },
    }
  })
}

/** Serves candles of a past day, so that the test does not depend on the market. */
export async function serveCandles(
  page: Page,
  answer: (asked: CandleQuery) => Partial<CandlePage> = (asked) => ({ candles: candlesOf(asked) }),
): Promise<readonly CandleQuery[]> {
  const asked: CandleQuery[] = []
  await page.route('**/api/market/*/candles?*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const question = {
      pair: decodeURIComponent(pathname.split('/').at(-2) ?? ''),
      interval: searchParams.get('interval') as CandleInterval,
      from: Number(searchParams.get('from')),
      to: Number(searchParams.get('to')),
    }
    asked.push(question)
    const { pair, interval, from } = question
    await route.fulfill({
      json: { pair, interval, finalUntil: from, begins: from, candles: [], ...answer(question) },
    })
  })
  return asked
}
