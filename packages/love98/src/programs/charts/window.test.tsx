// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pairPlaces } from '@/browser/market/market-reading'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import { emptyDesktop } from '@/domain/windows/windows'
import { testSettings } from '../../../tests/wallet/test-settings'
import ChartsWindow from './window'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const pair = { icon: 'coin-eth', token: 'ETH', baseAsset: 'CAT' } as const
const community = {
  pairs: [
    { ...pair, name: 'CAT-ETH' },
    { ...pair, name: 'DOG-ETH' },
  ],
  programs: ['charts'],
} as unknown as DesktopCommunity
const candle = { open: '2', high: '3', low: '1', close: '2.5', volume: { base: '1', token: '2' } }

let root: ReturnType<typeof createRoot>
let answer: (query: URLSearchParams) => Response
let requested: string[] = []

beforeEach(() => {
  requested = []
  answer = () => new Response(null, { status: 500 })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://cats.example')
    if (!pathname.endsWith('/candles')) return new Response(null, { status: 503 })
    requested.push(pathname)
    return answer(searchParams)
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const page = (part: object) => (query: URLSearchParams) =>
  Response.json({
    ...{ pair: 'CAT-ETH', interval: query.get('interval'), finalUntil: 0, begins: 0, candles: [] },
    ...part,
  })
const ofRange = (query: URLSearchParams) =>
  page({ candles: [{ ...candle, time: Number(query.get('from')) }] })(query)

const draw = (argument: string | null = null, minimized = false) =>
  act(async () =>
    root.render(
      <DesktopContext value={createDesktopStore(emptyDesktop)}>
        <CommunityContext value={community}>
          <ChartsWindow
            {...{ windowId: 'charts-1', argument, minimized, active: true }}
            setArgument={() => undefined}
            setTitle={() => undefined}
            close={() => undefined}
            guardClose={() => () => undefined}
            askForAttention={() => undefined}
          />
        </CommunityContext>
      </DesktopContext>,
    ),
  )
const text = () => document.body.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('the window reads the first pair and shows its candles as a slider', async () => {
  answer = ofRange
  await draw()
  expect(requested).toEqual(['/api/market/CAT-ETH/candles'])
  const slider = document.querySelector('[role="slider"]')
  expect(slider?.getAttribute('aria-label')).toBe('CAT-ETH, Candles, 24 hours')
})

test('a pair without history and a range without candles show a message', async () => {
  answer = page({ begins: null })
  await draw()
  expect(text()).toContain('There is no history of CAT-ETH yet.')
  answer = page({})
  await act(async () => button('7 d')?.click())
  expect(text()).toContain('There is no history in this range.')
})

test('a pair whose pool runs the code of a hook says so, and a press copies the address of the contract', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const hooks = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const hooked = {
    ...{ name: 'CAT-ETH', decimals: { base: 18, token: 18 }, reserves: null, depth: '1', hooks },
    ...{ price: { numerator: '2', denominator: '1' }, day: null, supply: null },
  }
  const block = { number: '21000000', hash: `0x${'1'.repeat(64)}`, timestamp: 1_790_000_000 }
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('candles')
      ? new Response(null, { status: 503 })
      : Response.json({ chainId: 1, block, pairs: [hooked] }),
  )
  await draw()
  await vi.waitFor(() => expect(text()).toContain(`This pool runs code of ${hooks}`), { timeout: 5_000 })
  await act(async () => button('Copy')?.click())
  expect(write).toHaveBeenCalledWith(hooks)
})

test('an unknown pair shows a message and sends no request', async () => {
  await draw('CAT-NONE')
  expect(text()).toContain('Cannot find the pair CAT-NONE.')
  expect(requested).toEqual([])
})

test('a failure shows a message, and Retry requests again', async () => {
  await draw()
  expect(text()).toContain('The server is not responding.')
  answer = ofRange
  await act(async () => button('Retry')?.click())
  expect(document.querySelector('[role="slider"]')).not.toBeNull()
})

test('an invalid answer shows no chart', async () => {
  answer = page({ candles: [{ ...candle, time: 7 }] })
  await draw()
  expect(text()).toContain('An unexpected error occurred. Try again.')
})

test('a minimized window sends no requests', async () => {
  answer = ofRange
  await draw(null, true)
  expect(requested).toEqual([])
})

test('a late answer for the previous range does not replace the current one', async () => {
  const late: (() => void)[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://cats.example')
    if (!pathname.endsWith('/candles')) return Promise.resolve(new Response(null, { status: 503 }))
    if (searchParams.get('interval') !== '15m') return Promise.resolve(page({ begins: null })(searchParams))
    return new Promise<Response>((resolve) => late.push(() => resolve(ofRange(searchParams))))
  })
  await draw()
  await act(async () => button('1 h')?.click())
  expect(text()).toContain('There is no history')
  await act(async () => {
    for (const release of late) release()
  })
  expect(text()).toContain('There is no history')
})

test.each([false, true])(
  'a pair of another chain shows the block of its chain with its name; the main chain is down: %j',
  async (isDown) => {
    // The places of pairs are read once for each page.
    const market = (chainId: number, number: string, name: string) => ({
      ...{ chainId, block: { number, hash: `0x${'1'.repeat(64)}`, timestamp: 1_790_000_000 } },
      pairs: [
        {
          ...{ name, decimals: { base: 18, token: 18 }, reserves: null, depth: '1' },
          ...{ price: { numerator: '2', denominator: '1' }, day: null, supply: null },
        },
      ],
    })
    const tokens = { DOG: { name: 'Dog', decimals: 18, address: null, chainId: 31_338 } }
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      if (address === '/api/config') return Response.json({ ...testSettings, tokens })
      if (address === '/api/market?chain=31338') return Response.json(market(31_338, '7', 'DOG-ETH'))
      if (address !== '/api/market') return new Response(null, { status: 503 })
      if (isDown) return Response.json({ code: 'node-unavailable' }, { status: 503 })
      return Response.json(market(31_337, '5', 'CAT-ETH'))
    })
    pairPlaces.setState(() => null, true)
    await draw('DOG-ETH')
    const bar = () => document.querySelector('.status-bar span')?.textContent
    await vi.waitFor(() => expect(bar()).toBe('Second Chain: As of block 7'), { timeout: 5_000 })
    expect(asked).toContain('/api/config')
    if (isDown) return
    await draw('CAT-ETH')
    await vi.waitFor(() => expect(bar()).toBe('As of block 5'), { timeout: 5_000 })
  },
)
