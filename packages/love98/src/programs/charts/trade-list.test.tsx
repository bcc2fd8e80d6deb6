// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MarketPair } from '@/domain/market/snapshot'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { TradeList } from './trade-list'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eth = 10n ** 18n
const listed: MarketPair = {
  ...{ name: 'CAT-ETH', decimals: { base: 18, token: 18 }, price: null, day: null, supply: null },
  depth: String(100n * eth),
  reserves: { base: String(10_000n * eth), token: String(2_500n * eth) },
}
const trade = (block: number, part: object = {}) => ({
  ...{ block: String(block), logIndex: 1, time: 1_790_000_000, side: 'buy', account: alice },
  ...{ base: String(8n * eth), token: String(2n * eth), transactionHash: `0x${'ab'.repeat(32)}` },
  ...part,
})

let root: ReturnType<typeof createRoot>
let answer: (before: string | null) => object | null
let requested: (string | null)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  requested = []
  localStorage.clear()
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
  vi.stubGlobal('fetch', async (address: string) => {
    const before = new URL(address, 'https://cats.example').searchParams.get('before')
    requested.push(before)
    const part = answer(before)
    if (!part) return new Response(null, { status: 503 })
    const page = { pair: 'CAT-ETH', trades: [], next: null, explorer: 'https://explorer.example' }
    return Response.json({ ...page, ...part })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const draw = (block: number, part: object = {}) =>
  act(async () => {
    root.render(
      <TradeList
        {...{ pair: 'CAT-ETH', listed, block: String(block), isShown: true, refreshes: 0, ...part }}
      />,
    )
    await vi.advanceTimersByTimeAsync(0)
  })
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const text = () => document.body.textContent ?? ''
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const click = (name: string) =>
  act(async () => {
    button(name)?.click()
    await vi.advanceTimersByTimeAsync(0)
  })
const news = () => [...document.querySelectorAll('[role="status"]')].at(-1)?.textContent

test('a trade has its kind, both amounts, its account, and a link to its transaction', async () => {
  answer = () => ({ trades: [trade(21_000_000), trade(20_999_999, { side: 'sell', account: null })] })
  await draw(21_000_000)
  expect(rows().map((row) => row.slice(1, 5))).toEqual([
    ['Buy', '8 CAT', '2 ETH', '0x70…79C8Copy'],
    ['Sell', '8 CAT', '2 ETH', 'unknown'],
  ])
  const link = document.querySelector('tbody a')
  expect(link?.getAttribute('href')).toBe(`https://explorer.example/tx/0x${'ab'.repeat(32)}`)
  expect(link?.textContent).toContain('21,000,000')
})

test('a trade of at least 1% of the pool is marked in words', async () => {
  answer = () => ({ trades: [trade(3, { base: String(100n * eth) }), trade(2, { base: String(99n * eth) })] })
  await draw(3)
  expect(rows().map(([, kind]) => kind)).toEqual(['Buy, large', 'Buy'])
  expect(document.querySelectorAll('[data-large]')).toHaveLength(1)
})

test('an account has the name that an earlier look-up stored, and a press copies its address', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const state = { data: 'cat.eth', dataUpdatedAt: Date.now(), status: 'success' }
  const query = { queryKey: ['ens-name', 1, alice], state }
  const stored = { timestamp: Date.now(), buster: '2', clientState: { queries: [query] } }
  localStorage.setItem(nameCacheKey, JSON.stringify(stored))
  answer = () => ({ trades: [trade(1)] })
  await draw(1)
  await click('cat.ethCopy')
  expect(write).toHaveBeenCalledWith(alice)
  expect(text()).toContain('Copied.')
})

test('a new block requests the newest trades, at most every four seconds', async () => {
  answer = () => ({ trades: [trade(1)] })
  await draw(1)
  await draw(2)
  await draw(3)
  expect(requested).toHaveLength(1)
  await pass(4_000)
  expect(requested).toHaveLength(2)
  await draw(3)
  await pass(60_000)
  expect(requested).toHaveLength(2)
})

test('a minimized window sends no requests', async () => {
  answer = () => ({ trades: [trade(1)] })
  await draw(1, { isShown: false })
  await draw(2, { isShown: false })
  await pass(60_000)
  expect(requested).toEqual([])
})

test('Older shows the page before, which blocks do not replace, and Newest returns', async () => {
  answer = (before) => (before ? { trades: [trade(7)] } : { trades: [trade(9)], next: '9-1' })
  await draw(9)
  expect(button('Newest')?.matches(':disabled')).toBe(true)
  await click('Older')
  expect(rows().map((row) => row[5]?.[0])).toEqual(['7'])
  expect(button('Older')?.matches(':disabled')).toBe(true)
  await draw(10)
  await pass(60_000)
  expect(requested).toEqual([null, '9-1'])
  await click('Newest')
  expect(rows().map((row) => row[5]?.[0])).toEqual(['9'])
})

test('a pair without trades shows a message', async () => {
  answer = () => ({})
  await draw(1)
  expect(text()).toContain('There are no trades of CAT-ETH yet.')
})

test('a failure shows a message, and Retry requests again', async () => {
  answer = () => null
  await draw(1)
  expect(text()).toContain('The server is not responding.')
  answer = () => ({ trades: [trade(1)] })
  await click('Retry')
  await pass(4_000)
  expect(rows()).toHaveLength(1)
})

test('a later failure keeps the trades and says that they are old', async () => {
  answer = () => ({ trades: [trade(1)] })
  await draw(1)
  answer = () => null
  await draw(2)
  await pass(4_000)
  expect(rows()).toHaveLength(1)
  expect(text()).toContain('The trades could not be refreshed.')
  answer = () => ({ trades: [trade(2), trade(1)] })
  await pass(10_000)
  expect(rows()).toHaveLength(2)
  expect(text()).not.toContain('could not be refreshed')
})

test('an offline page shows a message', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => null
  await draw(1)
  expect(text()).toContain('You are offline. The trades will be updated')
})

test('screen readers hear of new trades at most once a minute, and not of the first page', async () => {
  let newest = 1
  answer = () => ({ trades: Array.from({ length: newest }, (_, at) => trade(newest - at)) })
  const add = async (count: number) => {
    newest += count
    await draw(newest)
    await pass(4_000)
    await pass(0)
  }
  await draw(newest)
  await pass(5_000)
  expect(news()).toBe('')
  await add(1)
  expect(news()).toBe('1 new trade of CAT-ETH')
  await add(2)
  await add(3)
  expect(news()).toBe('1 new trade of CAT-ETH')
  await pass(60_000)
  expect(news()).toBe('5 new trades of CAT-ETH')
})

test('the list is one tab stop, and the arrow keys move from account to account', async () => {
  answer = () => ({ trades: [trade(3), trade(2), trade(1)] })
  await draw(3)
  const accounts = [...document.querySelectorAll<HTMLElement>('tbody button')]
  expect(accounts.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  await act(async () => accounts[0]?.focus())
  await act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    ),
  )
  expect(document.activeElement).toBe(accounts[1])
  expect(accounts.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})
