// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PriceAlert } from '@/domain/market/price-alert'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { createHistoryAlerts, type HistoryAlerts } from './history-alerts'

const cat = 10n ** 18n
const start = 1_790_000_040
const tradeAlert: PriceAlert = { pair: 'CAT-ETH', side: 'trade', price: '500', isSystem: false }
const changeAlert: PriceAlert = { pair: 'CAT-ETH', side: 'change', price: '10', isSystem: false }

let requested: string[]
let trades: object[] | null
let openings: { time: number; open: string }[] | null
let met: string[]
let watch: HistoryAlerts

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1_000 })
  requested = []
  met = []
  trades = []
  openings = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://cats.example')
    requested.push(pathname)
    if (pathname.endsWith('/trades')) {
      if (!trades) return new Response(null, { status: 503 })
      return Response.json({ pair: 'CAT-ETH', trades, next: null, explorer: null })
    }
    if (!openings) return new Response(null, { status: 503 })
    const [from, to] = [Number(searchParams.get('from')), Number(searchParams.get('to'))]
    const candles = openings
      .filter(({ time }) => time >= from && time < to)
      .map(({ time, open }) => ({
        ...{ time, open, high: open, low: open, close: open },
        volume: { base: '0', token: '0' },
      }))
    const begins = openings[0]?.time ?? null
    return Response.json({ pair: 'CAT-ETH', interval: '1m', finalUntil: 0, begins, candles })
  })
  watch = createHistoryAlerts(({ side }, text) => met.push(`${side}: ${text}`))
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const trade = (block: number, amount: bigint, side = 'buy') => ({
  ...{ block: String(block), logIndex: 1, time: start, side, account: null },
  ...{ base: String(amount * cat), token: '1', transactionHash: `0x${'ab'.repeat(32)}` },
})

/** Shows a block with a price in thousandths, `seconds` after the start. */
async function show(block: number, thousandths: number, alerts: readonly PriceAlert[], seconds = 0) {
  const pair = {
    ...{
      name: 'CAT-ETH',
      decimals: { base: 18, token: 18 },
      reserves: null,
      depth: '1',
      day: null,
      supply: null,
    },
    price: { numerator: String(thousandths), denominator: '1000' },
  }
  const snapshot: MarketSnapshot = {
    ...{ chainId: 1, pairs: [pair] },
    block: { number: String(block), hash: `0x${'1'.repeat(64)}`, timestamp: start + seconds },
  }
  watch.check(snapshot, alerts)
  await vi.advanceTimersByTimeAsync(0)
}

test('trades are requested only for an alert, when the pool has moved, once a block', async () => {
  await show(10, 200, [])
  await show(11, 201, [])
  await show(12, 202, [tradeAlert])
  await show(13, 202, [tradeAlert])
  expect(requested).toEqual([])
  trades = [trade(14, 1n)]
  await show(14, 203, [tradeAlert])
  await show(14, 203, [tradeAlert])
  await show(15, 203, [tradeAlert])
  expect(requested).toEqual(['/api/market/CAT-ETH/trades'])
  await show(16, 203, [{ ...changeAlert, pair: 'CAT-USDC' }])
  await show(17, 204, [])
  expect(requested).toHaveLength(1)
})

test('a trade over the amount meets the alert with its amount and its block, and a smaller one does not', async () => {
  await show(10, 200, [tradeAlert])
  trades = [trade(11, 500n)]
  await show(11, 201, [tradeAlert])
  expect(met).toEqual([])
  trades = [trade(12_000, 1_250n, 'sell'), trade(11, 500n)]
  await show(12_000, 190, [tradeAlert])
  expect(met).toEqual(['trade: Sold: 1,250 CAT (block 12,000).'])
})

test('a trade before the alert does not meet it, also after the alert was removed and added again', async () => {
  trades = [trade(10, 900n)]
  await show(10, 200, [tradeAlert])
  await show(11, 201, [tradeAlert])
  await show(12, 202, [])
  trades = [trade(12, 900n), trade(10, 900n)]
  await show(13, 203, [tradeAlert])
  await show(14, 204, [tradeAlert])
  expect(met).toEqual([])
})

test('a trade that the server stores a block later is found, and a pool that moved without one is left alone', async () => {
  await show(10, 200, [tradeAlert])
  await show(11, 201, [tradeAlert])
  trades = [trade(11, 900n)]
  await show(12, 201, [tradeAlert])
  expect(met).toEqual(['trade: Bought: 900 CAT (block 11).'])
  requested = []
  for (let block = 13; block < 30; block++) await show(block, 202, [tradeAlert])
  expect(requested).toHaveLength(3)
})

test('a server that is down gets the next question with the next block', async () => {
  trades = null
  await show(10, 200, [tradeAlert])
  for (let block = 11; block < 20; block++) await show(block, 201, [tradeAlert])
  trades = [trade(11, 900n)]
  await show(20, 201, [tradeAlert])
  expect(met).toEqual(['trade: Bought: 900 CAT (block 11).'])
})

test('a change is compared with the price an hour before, from candles that are requested once an hour', async () => {
  const minute = Math.floor(start / 60) * 60
  openings = Array.from({ length: 200 }, (_, at) => ({ time: minute - 3_600 + at * 60, open: '0.2' }))
  await show(10, 219, [changeAlert])
  expect(met).toEqual([])
  for (let passed = 12; passed < 3_600; passed += 12) await show(10 + passed, 219, [changeAlert], passed)
  expect(requested).toEqual(['/api/market/CAT-ETH/candles'])
  await show(4_000, 220, [changeAlert], 3_599)
  expect(met).toEqual(['change: The price went from 0.2 to 0.22 ETH (block 4,000).'])
})

test('the first answer is compared at once with a price that has fallen', async () => {
  openings = [{ time: Math.floor(start / 60) * 60 - 3_600, open: '0.2' }]
  await show(10, 180, [changeAlert])
  expect(met).toEqual(['change: The price went from 0.2 to 0.18 ETH (block 10).'])
})

test('with less than an hour of history there is no alert, and no request until there is an hour', async () => {
  openings = [{ time: Math.floor(start / 60) * 60 - 1_800, open: '0.001' }]
  for (let passed = 0; passed < 1_800; passed += 12) {
    vi.setSystemTime((start + passed) * 1_000)
    await show(10 + passed, 900, [changeAlert], passed)
  }
  expect(met).toEqual([])
  expect(requested).toHaveLength(1)
})

test('candles that cannot be read are requested again after a minute', async () => {
  openings = null
  for (let passed = 0; passed < 120; passed += 4) {
    vi.setSystemTime((start + passed) * 1_000)
    await show(10 + passed, 900, [changeAlert], passed)
  }
  expect(requested).toHaveLength(2)
  expect(met).toEqual([])
})

test('with Web Locks one of two tabs sends the requests, and the other one after it is closed', async () => {
  watch.stop()
  const waiting: (() => void)[] = []
  let isTaken = false
  const locks = {
    async request(_name: string, _options: object, work: () => Promise<void> | undefined) {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
      await work()
      isTaken = false
      waiting.shift()?.()
    },
  }
  vi.stubGlobal('navigator', { locks })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  watch = createHistoryAlerts(() => undefined)
  const other = createHistoryAlerts(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  const both = async (block: number, thousandths: number) => {
    await show(block, thousandths, [tradeAlert])
    const first = watch
    watch = other
    await show(block, thousandths, [tradeAlert])
    watch = first
  }
  await both(10, 200)
  trades = [trade(11, 1n)]
  await both(11, 201)
  expect(requested).toHaveLength(1)
  watch.stop()
  await vi.advanceTimersByTimeAsync(0)
  watch = other
  trades = [trade(12, 1n)]
  await show(12, 202, [tradeAlert])
  expect(requested.length).toBeGreaterThan(1)
})
