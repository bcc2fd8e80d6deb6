// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { priceAlerts } from '@/desktop/alerts/price-alerts'
import { followAlerts } from './follow-alerts'

afterEach(() => priceAlerts.choose([]))

const alert = { pair: 'CAT-ETH', side: 'over', price: '2.5', isSystem: false } as const

test('the chart has the prices of the alerts of its pair, also after a change, until it stops', () => {
  priceAlerts.choose([alert])
  const onPrices = vi.fn()
  const stop = followAlerts('CAT-ETH', onPrices)
  expect(onPrices.mock.lastCall).toEqual([[2.5]])
  priceAlerts.choose([alert, { ...alert, price: '3' }, { ...alert, pair: 'DOG-ETH' }])
  expect(onPrices.mock.lastCall).toEqual([[2.5, 3]])
  stop()
  priceAlerts.choose([])
  expect(onPrices.mock.lastCall).toEqual([[2.5, 3]])
})
