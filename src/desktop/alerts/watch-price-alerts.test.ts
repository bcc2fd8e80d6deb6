// @vitest-environment happy-dom
// A process of its own: nothing that another file left asks for anything while requests are counted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PriceAlert } from '@/domain/market/price-alert'
import { priceAlertsKey } from '@/domain/storage-keys'

const alert: PriceAlert = { pair: 'LOVE-ETH', side: 'over', price: '0.25', isSystem: false }
const opened: string[] = []
let price: [numerator: string, denominator: string] = ['1', '5']
let isDown = false
let asked = 0

/** The server's answer, and the modules of a page that has just been opened. */
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

/** Lets the next question be asked and answered. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** What pages listen to: a page that is closed hears nothing more. */
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

test('without alerts nothing is asked, and the last alert ends the asking', async () => {
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

test('a price that goes over the limit is told once, with its block, and the alert is gone', async () => {
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

test('alerts of an earlier visit are watched as soon as the page is', async () => {
  localStorage.setItem(priceAlertsKey, JSON.stringify({ version: 1, alerts: [alert] }))
  price = ['1', '2']
  const { told } = await openPage()
  await pass(10_000)
  expect(told()).toHaveLength(1)
})

test('an alert that another tab has told in the meantime is not told again', async () => {
  const { priceAlerts, told } = await openPage()
  priceAlerts.choose([alert])
  await pass(10_000)
  localStorage.removeItem(priceAlertsKey)
  price = ['1', '2']
  await pass(10_000)
  expect(told()).toEqual([])
  expect(priceAlerts.getState()).toEqual([])
})

test('what another tab has set is watched here too', async () => {
  const { told } = await openPage()
  localStorage.setItem(priceAlertsKey, JSON.stringify({ version: 1, alerts: [alert] }))
  window.dispatchEvent(new StorageEvent('storage', { key: priceAlertsKey }))
  price = ['1', '2']
  await pass(10_000)
  expect(told()).toHaveLength(1)
})

test('a server that is down tells nothing, however old the last price is', async () => {
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

test('a page that is not looked at goes on asking, more slowly', async () => {
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

test('the system shows an alert where that was wished and allowed, and not otherwise', async () => {
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
