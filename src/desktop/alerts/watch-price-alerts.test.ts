// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PriceAlert } from '@/domain/market/price-alert'
import { priceAlertsKey } from '@/domain/storage-keys'

const alert: PriceAlert = { pair: 'LOVE-ETH', side: 'over', price: '0.25', isSystem: false }
const opened: string[] = []
let price: [numerator: string, denominator: string] = ['1', '5']
let isDown = false
let asked = 0

/** Loads the modules again, as in a page that was just opened. */
async function openPage() {
  vi.resetModules()
  const { priceAlerts } = await import('./price-alerts')
  const { watchPriceAlerts } = await import('./watch-price-alerts')
  const { notifications } = await import('@/desktop/notifications/notifications')
  watchPriceAlerts((pair) => opened.push(pair))
  return { priceAlerts, told: () => notifications.getState().history }
}

function answer() {
  asked++
  if (isDown) throw new TypeError('Failed to fetch')
  const [numerator, denominator] = price
  const pair = {
    ...{ name: 'LOVE-ETH', decimals: { base: 18, token: 18 }, day: null },
    ...{ reserves: { base: '1', token: '1' }, price: { numerator, denominator } },
  }
  const block = { number: '21000000', hash: `0x${'1'.repeat(64)}`, timestamp: 1 }
  return Response.json({ chainId: 1, block, pairs: [pair] })
}

/** Lets the next request be sent and answered. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Removes the listeners of a page when the next one is opened, so that a closed page receives no events. */
let listening = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  listening = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, heard: unknown) =>
    listen(type, heard as EventListener, { signal: listening.signal }),
  )
  vi.stubGlobal('fetch', async () => answer())
  localStorage.clear()
  price = ['1', '5']
  isDown = false
  asked = 0
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
  expect(asked).toBe(0)
  priceAlerts.choose([alert])
  await pass(10_000)
  expect(asked).toBeGreaterThan(1)
  priceAlerts.choose([])
  await pass(5_000)
  const before = asked
  await pass(60_000)
  expect(asked).toBe(before)
})

test('a price over the limit shows one notification with its block and removes the alert', async () => {
  const { priceAlerts, told } = await openPage()
  priceAlerts.choose([alert])
  await pass(10_000)
  expect(told()).toEqual([])
  price = ['26', '100']
  await pass(10_000)
  expect(told().map(({ title, text }) => [title, text])).toEqual([
    ['LOVE-ETH is over 0.25', 'The price is 0.26 ETH (block 21,000,000).'],
  ])
  expect(localStorage.getItem(priceAlertsKey)).toBeNull()
  told()[0]?.onOpen?.()
  expect(opened).toEqual(['LOVE-ETH'])
  await pass(60_000)
  expect(told()).toHaveLength(1)
})

test('alerts of an earlier visit are watched as soon as the page opens', async () => {
  localStorage.setItem(priceAlertsKey, JSON.stringify({ version: 1, alerts: [alert] }))
  price = ['1', '2']
  const { told } = await openPage()
  await pass(10_000)
  expect(told()).toHaveLength(1)
})

test('an alert that another tab has already shown is not shown again', async () => {
  const { priceAlerts, told } = await openPage()
  priceAlerts.choose([alert])
  await pass(10_000)
  localStorage.removeItem(priceAlertsKey)
  price = ['1', '2']
  await pass(10_000)
  expect(told()).toEqual([])
  expect(priceAlerts.getState()).toEqual([])
})

test('an alert that another tab has set is watched in this tab too', async () => {
  const { told } = await openPage()
  localStorage.setItem(priceAlertsKey, JSON.stringify({ version: 1, alerts: [alert] }))
  window.dispatchEvent(new StorageEvent('storage', { key: priceAlertsKey }))
  price = ['1', '2']
  await pass(10_000)
  expect(told()).toHaveLength(1)
})

test('a server that is down triggers no alert, however old the last price is', async () => {
  const { priceAlerts, told } = await openPage()
  price = ['1', '2']
  isDown = true
  priceAlerts.choose([alert])
  await pass(120_000)
  expect(told()).toEqual([])
  isDown = false
  await pass(120_000)
  expect(told()).toHaveLength(1)
})

test('a hidden page continues to poll, more slowly', async () => {
  const { priceAlerts, told } = await openPage()
  priceAlerts.choose([alert])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(8_000)
  const before = asked
  price = ['1', '2']
  await pass(60_000)
  expect(asked - before).toBeLessThanOrEqual(2)
  expect(told()).toHaveLength(1)
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
  const { priceAlerts, told } = await openPage()
  price = ['1', '2']
  priceAlerts.choose([alert, { ...alert, price: '0.3', isSystem: true }])
  await pass(10_000)
  expect(told()).toHaveLength(2)
  expect(shown).toEqual(['LOVE-ETH is over 0.3'])
  Shown.permission = 'denied'
  priceAlerts.choose([{ ...alert, isSystem: true }])
  await pass(10_000)
  expect(told()).toHaveLength(3)
  expect(shown).toHaveLength(1)
})
