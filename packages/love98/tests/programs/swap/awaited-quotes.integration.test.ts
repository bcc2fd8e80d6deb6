// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { CommunityContext } from '@/desktop/use-community'
import type { Settings } from '@/domain/community/deployment-settings'
import { mainPlace } from '@/domain/market/market-chain'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Connection } from '@/domain/wallet/connection'
import { PairSwap } from '@/programs/swap/wallet-window'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { waitOptions } from '../../support/event-loop'
import { testSettings } from '../../wallet/test-settings'
import { desktopCommunity } from '../links/some-community'

const addressOf = (digits: string) => `0x${digits.repeat(20)}` as const
const token = (address: string, decimals: number) => ({
  name: 'Token',
  decimals,
  address: address as `0x${string}`,
})
const settings: Settings = {
  ...testSettings,
  tokens: { CAT: token(addressOf('a1'), 18), USDC: token(addressOf('b2'), 6) },
  exchange: {
    ...testSettings.exchange,
    ...{ v3Factory: addressOf('c1'), v3Quoter: addressOf('c2'), poolManager: addressOf('c3') },
    ...{ v4Quoter: addressOf('c4'), universalRouter: addressOf('c5'), permit2: addressOf('c6') },
  },
}
const v3 = { kind: 'v3', fee: 500 } as const

const unit = 10n ** 18n
/** 1 CAT is 2 USDC, and 1 ETH 4,000 USDC. */
function snapshotAt(block: number): MarketSnapshot {
  const others = { depth: null, day: null, supply: null }
  const priced = (numerator: string) => ({ numerator, denominator: '1' })
  return {
    chainId: settings.exchange.chainId,
    block: { number: String(block), hash: `0x${String(block).padStart(64, '0')}`, timestamp: 1_790_000_000 },
    pairs: [
      {
        ...{ name: 'CAT-USDC', decimals: { base: 18, token: 6 }, ...others, price: priced('2') },
        reserves: { base: String(1_000n * unit), token: '2000000000' },
      },
      {
        ...{ name: 'ETH-USDC', decimals: { base: 18, token: 6 }, ...others, price: priced('4000') },
        reserves: { base: String(10n * unit), token: '40000000000' },
      },
      {
        ...{ name: 'CAT-ETH', decimals: { base: 18, token: 18 }, ...others },
        price: { numerator: '1', denominator: '2000' },
        reserves: { base: String(20_000n * unit), token: String(10n * unit) },
      },
    ],
  }
}

let box: HTMLElement
let root: Root
let asked: URL[]
let answer: (url: URL) => Response | Promise<Response>
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  asked = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'https://cats.example')
    asked.push(url)
    const answered = await answer(url)
    if (init?.signal?.aborted) throw new Error('aborted')
    return answered
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

const out = (route: number, amountOut: bigint) => ({ route, amountOut: String(amountOut), gas: '100000' })
const quotes = (...list: object[]) => Response.json({ block: '1', quotes: list })

/** The window of CAT-USDC, whose pools are of these kinds, at a block. */
async function open(pools: Settings['pairs'], block = 1) {
  const names = Object.keys(pools ?? {})
  const wallet = {
    settings: { ...settings, pairs: pools },
    connection: createStore<Connection>(() => ({ status: 'disconnected' })),
    client: () => ({ request: () => Promise.reject(new Error('no node')) }),
    queryClient,
  } as unknown as Wallet
  const nothing = () => undefined
  const window = createElement(PairSwap, {
    pair: { name: 'CAT-USDC', icon: 'swap' },
    place: mainPlace,
    market: { snapshot: snapshotAt(block), readAt: null, failure: null, isLate: false } as never,
    ...{ minimized: true, onChart: null, onPair: nothing, onClose: nothing },
  })
  const community = { ...desktopCommunity, pairs: names.map((name) => ({ name, icon: 'swap' })) }
  const tree = createElement(
    CommunityContext,
    { value: community },
    createElement(WalletContext, { value: wallet }, window),
  )
  await act(async () => root.render(createElement(QueryClientProvider, { client: queryClient }, tree)))
  // The window sells CAT at first, and these tests buy it.
  if (inputs().some((input) => input.getAttribute('aria-label') === 'Amount of USDC')) return
  const reverse = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reverse')
  await act(async () => reverse?.click())
}
const queryClient = new QueryClient()

const inputs = () => [...box.querySelectorAll('input')]
const estimate = () => inputs().find(({ readOnly }) => readOnly)?.value
async function type(text: string) {
  await act(async () => {
    const field = inputs().find(({ readOnly }) => !readOnly)
    if (!field) throw new Error('no field')
    // React ignores a value that was set through its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const shows = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
    check()
  }, waitOptions)

test('the estimate of a pool of V3 is awaited, and asked once for the last key', async () => {
  answer = () => quotes(out(0, 5n * unit))
  await open({ 'CAT-USDC': { pool: v3 } })
  for (const text of ['1', '10', '10.5']) await type(text)
  expect(estimate()).toBe('…')
  await shows(() => expect(estimate()).toBe('5'))
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/market/quote?pair=CAT-USDC&direction=buy&amount=10500000',
  ])
  expect(box.textContent).toContain('USDC → CAT, through V3 0.05%')
  // 10.5 USDC are 5.25 CAT at the price of the pool: 1 - 5 / 5.25 = 4.76 %, without 0.05 %.
  expect(box.textContent).toContain('4.71%')
})

test('a newer key cancels the request before it, whose late answer is ignored', async () => {
  const answers: ((response: Response) => void)[] = []
  answer = () => new Promise<Response>((resolve) => answers.push(resolve))
  await open({ 'CAT-USDC': { pool: v3 } })
  await type('1')
  await shows(() => expect(asked).toHaveLength(1))
  await type('2')
  await shows(() => expect(asked).toHaveLength(2))
  answers[1]?.(quotes(out(0, 2n * unit)))
  await shows(() => expect(estimate()).toBe('2'))
  answers[0]?.(quotes(out(0, unit)))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(estimate()).toBe('2')
})

test('the page asks again for each block, and the quote before it stays until then', async () => {
  answer = () => quotes(out(0, 2n * unit))
  await open({ 'CAT-USDC': { pool: v3 } })
  await type('4')
  await shows(() => expect(estimate()).toBe('2'))
  answer = () => quotes(out(0, 3n * unit))
  await open({ 'CAT-USDC': { pool: v3 } }, 2)
  expect(estimate()).toBe('2')
  await shows(() => expect(estimate()).toBe('3'))
  expect(asked).toHaveLength(2)
})

test('a pool of V2 answers within the key, and without a request', async () => {
  await open({ 'CAT-USDC': { pool: null } })
  await type('10')
  expect(estimate()).toBe('4.960273')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 250)))
  expect(asked).toEqual([])
  expect(box.textContent).toContain('USDC → CAT, the pool of the pair')
})

test('a route through two pools that gives more replaces the pool of the pair, and is named', async () => {
  answer = () => quotes(out(1, 6n * unit))
  await open({ 'CAT-USDC': { pool: null }, 'ETH-USDC': { pool: v3 }, 'CAT-ETH': { pool: null } })
  await type('10')
  expect(estimate()).toBe('4.960273')
  await shows(() => expect(estimate()).toBe('6'))
  await shows(() => expect(box.textContent).toContain('USDC → ETH → CAT, through V3 0.05% and V2'))
})

test('a route through two pools of V2 is computed, and used only if it gives more', async () => {
  await open({ 'CAT-USDC': { pool: null }, 'ETH-USDC': { pool: null }, 'CAT-ETH': { pool: null } })
  await type('10')
  expect(estimate()).toBe('4.9675723')
  await shows(() => expect(box.textContent).toContain('USDC → ETH → CAT, through V2 and V2'))
})

test.each([
  ['too-much-for-pool', 'The pool cannot trade this amount. Enter another amount.'],
  ['no-pool', 'There is no pool for CAT-USDC.'],
  ['refused', 'The pool refuses this swap. Its own contract decides that.'],
])('the problem %s has words', async (problem, words) => {
  answer = () => quotes({ route: 0, problem })
  await open({ 'CAT-USDC': { pool: v3 } })
  await type('10')
  await shows(() => expect(box.textContent).toContain(words))
  expect(estimate()).toBe('')
})

test.each([
  [503, 'node-unavailable'],
  [429, 'rate-limited'],
])(
  'the status %i says that the price cannot be read, and the next block tries again',
  async (status, code) => {
    answer = () => Response.json({ code }, { status })
    await open({ 'CAT-USDC': { pool: v3 } })
    await type('10')
    await shows(() => expect(box.textContent).toContain('The price cannot be read now.'))
    answer = () => quotes(out(0, 5n * unit))
    await open({ 'CAT-USDC': { pool: v3 } }, 2)
    await shows(() => expect(estimate()).toBe('5'))
  },
)

test('a page without a connection says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await open({ 'CAT-USDC': { pool: v3 } })
  await type('10')
  await shows(() => expect(box.textContent).toContain('You are offline.'))
  vi.restoreAllMocks()
})
