// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PriceAlert } from '@/domain/market/price-alert'
import { priceAlertsKey } from '@/domain/storage-keys'
import { testSettings } from '../../../tests/wallet/test-settings'

const alert: PriceAlert = { pair: 'CAT-ETH', side: 'over', price: '0.25', isSystem: false }
const opened: string[] = []
let price: [numerator: string, denominator: string] = ['1', '5']
let isDown = false
let requestCount = 0

async function openPage() {
  vi.resetModules()
  const { priceAlerts } = await import('./price-alerts')
  const { watchPriceAlerts } = await import('./watch-price-alerts')
  const { notifications } = await import('@/desktop/notifications/notifications')
  watchPriceAlerts((pair) => opened.push(pair))
  return { priceAlerts, shownNotifications: () => notifications.getState().history }
}

function answer() {
  requestCount++
  if (isDown) throw new TypeError('Failed to fetch')
  const [numerator, denominator] = price
  const pair = {
    ...{ name: 'CAT-ETH', decimals: { base: 18, token: 18 }, day: null },
    ...{ reserves: { base: '1', token: '1' }, price: { numerator, denominator } },
  }
  const block = { number: '21000000', hash: `0x${'1'.repeat(64)}`, timestamp: 1 }
  return Response.json({ chainId: 1, block, pairs: [pair] })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Removes the listeners of a page when the next one is opened, so that a closed page receives no events. */
let listening = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  listening = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    listen(type, listener as EventListener, { signal: listening.signal }),
  )
  vi.stubGlobal('fetch', async () => answer())
  localStorage.clear()
  price = ['1', '5']
  isDown = false
  requestCount = 0
  opened.length = 0
})
afterEach(() => {
  listening.abort()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page polls only while there are alerts', async () => {
  const { priceAlerts } = await openPage()
  await pass(60_000)
  expect(requestCount).toBe(0)
  priceAlerts.choose([alert])
  await pass(10_000)
  expect(requestCount).toBeGreaterThan(1)
  priceAlerts.choose([])
  await pass(5_000)
  const before = requestCount
  await pass(60_000)
  expect(requestCount).toBe(before)
})

test('a price over the limit shows one notification with its block and removes the alert', async () => {
  const { priceAlerts, shownNotifications } = await openPage()
  priceAlerts.choose([alert])
  await pass(10_000)
  expect(shownNotifications()).toEqual([])
  price = ['26', '100']
  await pass(10_000)
  expect(shownNotifications().map(({ title, text }) => [title, text])).toEqual([
    ['CAT-ETH is over 0.25', 'The price is 0.26 ETH (block 21,000,000).'],
  ])
  expect(localStorage.getItem(priceAlertsKey)).toBeNull()
  shownNotifications()[0]?.onOpen?.()
  expect(opened).toEqual(['CAT-ETH'])
  await pass(60_000)
  expect(shownNotifications()).toHaveLength(1)
})

test('alerts of an earlier visit are watched as soon as the page opens', async () => {
  localStorage.setItem(priceAlertsKey, JSON.stringify({ version: 1, alerts: [alert] }))
  price = ['1', '2']
  const { shownNotifications } = await openPage()
  await pass(10_000)
  expect(shownNotifications()).toHaveLength(1)
})

test('an alert that another tab has already shown is not shown again', async () => {
  const { priceAlerts, shownNotifications } = await openPage()
  priceAlerts.choose([alert])
  await pass(10_000)
  localStorage.removeItem(priceAlertsKey)
  price = ['1', '2']
  await pass(10_000)
  expect(shownNotifications()).toEqual([])
  expect(priceAlerts.getState()).toEqual([])
})

test('an alert that another tab has set is watched in this tab too', async () => {
  const { shownNotifications } = await openPage()
  localStorage.setItem(priceAlertsKey, JSON.stringify({ version: 1, alerts: [alert] }))
  window.dispatchEvent(new StorageEvent('storage', { key: priceAlertsKey }))
  price = ['1', '2']
  await pass(10_000)
  expect(shownNotifications()).toHaveLength(1)
})

test('a server that is down triggers no alert, however old the last price is', async () => {
  const { priceAlerts, shownNotifications } = await openPage()
  price = ['1', '2']
  isDown = true
  priceAlerts.choose([alert])
  await pass(120_000)
  expect(shownNotifications()).toEqual([])
  isDown = false
  await pass(120_000)
  expect(shownNotifications()).toHaveLength(1)
})

test('a hidden page continues to poll, more slowly', async () => {
  const { priceAlerts, shownNotifications } = await openPage()
  priceAlerts.choose([alert])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(8_000)
  const before = requestCount
  price = ['1', '2']
  await pass(60_000)
  expect(requestCount - before).toBeLessThanOrEqual(2)
  expect(shownNotifications()).toHaveLength(1)
})

test('the system shows an alert only if the visitor wants and permits it', async () => {
  const shown: string[] = []
  class Shown {
    static permission = 'granted'
    constructor(title: string) {
      shown.push(title)
    }
  }
  vi.stubGlobal('Notification', Shown)
  const { priceAlerts, shownNotifications } = await openPage()
  price = ['1', '2']
  priceAlerts.choose([alert, { ...alert, price: '0.3', isSystem: true }])
  await pass(10_000)
  expect(shownNotifications()).toHaveLength(2)
  expect(shown).toEqual(['CAT-ETH is over 0.3'])
  Shown.permission = 'denied'
  priceAlerts.choose([{ ...alert, isSystem: true }])
  await pass(10_000)
  expect(shownNotifications()).toHaveLength(3)
  expect(shown).toHaveLength(1)
})

describe('alerts of pairs of two chains', () => {
  const other: PriceAlert = { ...alert, pair: 'DOG-ETH' }
  let asked: string[] = []
  let isMainDown = false
  const market = (chainId: number, name: string) => ({
    chainId,
    block: { number: String(chainId), hash: `0x${'1'.repeat(64)}`, timestamp: 1 },
    pairs: [
      {
        ...{ name, decimals: { base: 18, token: 18 }, day: null, reserves: null },
        price: { numerator: price[0], denominator: price[1] },
      },
    ],
  })

  beforeEach(() => {
    asked = []
    isMainDown = false
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      if (address === '/api/config')
        return Response.json({
          ...testSettings,
          tokens: { DOG: { name: 'Dog', decimals: 18, address: null, chainId: 31_338 } },
        })
      if (address === '/api/market?chain=31338') return Response.json(market(31_338, 'DOG-ETH'))
      if (isMainDown) return Response.json({ code: 'node-unavailable' }, { status: 503 })
      return Response.json(market(31_337, 'CAT-ETH'))
    })
  })
  const since = (count: number) => new Set(asked.slice(count))

  test('alerts of the main chain alone send no request for the settings or another chain', async () => {
    const { priceAlerts } = await openPage()
    priceAlerts.choose([alert])
    await pass(20_000)
    expect(since(0)).toEqual(new Set(['/api/market']))
  })

  test.each([false, true])(
    'the chain of the alert is watched alone; the main chain is down: %j',
    async (isDown) => {
      isMainDown = isDown
      const { priceAlerts, shownNotifications } = await openPage()
      priceAlerts.choose([other])
      await pass(10_000)
      await vi.dynamicImportSettled()
      expect(asked.filter((address) => address === '/api/config')).toHaveLength(1)
      const before = asked.length
      await pass(20_000)
      expect(since(before)).toEqual(new Set(['/api/market?chain=31338']))
      price = ['1', '2']
      await pass(10_000)
      await vi.dynamicImportSettled()
      expect(shownNotifications().map(({ title, text }) => [title, text])).toEqual([
        ['DOG-ETH is over 0.25', 'The price is 0.5 ETH (block 31,338).'],
      ])
    },
  )

  test('alerts of both chains are watched, also on a hidden page', async () => {
    const { priceAlerts, shownNotifications } = await openPage()
    priceAlerts.choose([alert, other])
    await pass(10_000)
    await vi.dynamicImportSettled()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(8_000)
    price = ['1', '2']
    await pass(60_000)
    expect(
      shownNotifications()
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual([...['CAT-ETH is over 0.25', 'DOG-ETH is over 0.25']])
  })
})
