import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alertPrices,
  isTriggered,
  maxAlerts,
  type PriceAlert,
  parseAlerts,
  triggeredAlerts,
  withAlert,
  writeAlerts,
} from './price-alert'

const alert: PriceAlert = { pair: 'CAT-ETH', side: 'over', price: '0.25', isSystem: false }
const quarter = { numerator: 1n, denominator: 4n }

test('a price is over or under a limit, and neither at the limit itself', () => {
  const [over, under] = [alert, { ...alert, side: 'under' as const }]
  const small = 10n ** 40n
  const above = { numerator: small + 1n, denominator: 4n * small }
  const below = { numerator: small - 1n, denominator: 4n * small }
  expect([isTriggered(over, above), isTriggered(over, quarter), isTriggered(over, below)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isTriggered(under, above), isTriggered(under, quarter), isTriggered(under, below)]).toEqual([
    false,
    false,
    true,
  ])
})

test('no price is over and under the same limit', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 10 ** 9 }), (numerator, denominator, limit) => {
      const met = (['over', 'under'] as const).filter((side) =>
        isTriggered({ side, price: String(limit) }, { numerator, denominator }),
      )
      const isExact = numerator === BigInt(limit) * denominator
      expect(met).toHaveLength(isExact ? 0 : 1)
    }),
  )
})

test('an alert is triggered by its own pair, and not by a pair without a price', () => {
  const pair = { decimals: { base: 18, token: 18 }, reserves: null, depth: null, day: null, supply: null }
  const snapshot = {
    pairs: [
      { ...pair, name: 'CAT-ETH', price: { numerator: '3', denominator: '4' } },
      { ...pair, name: 'CAT-USDC', price: null },
    ],
  }
  const others = [
    { ...alert, pair: 'CAT-USDC' },
    { ...alert, pair: 'FISH-ETH' },
  ]
  expect(triggeredAlerts([...others, alert], snapshot).map(({ alert: met }) => met)).toEqual([alert])
})

test('stored alerts are read back, the newest first, and equal alerts once', () => {
  const alerts = withAlert(withAlert([], alert), { ...alert, side: 'under' })
  expect(parseAlerts(writeAlerts(alerts))).toEqual(alerts)
  expect(withAlert(alerts, { ...alert, isSystem: true })).toEqual([{ ...alert, isSystem: true }, alerts[0]])
  expect(writeAlerts([])).toBeNull()
})

test.each([
  ['nothing', null],
  ['no JSON', 'alerts'],
  ['another version', JSON.stringify({ version: 2, alerts: [alert] })],
  ['a list', JSON.stringify([alert])],
  ['null', 'null'],
  ['a pair that is none', JSON.stringify({ version: 1, alerts: [{ ...alert, pair: '<b>' }] })],
  ['a side that is none', JSON.stringify({ version: 1, alerts: [{ ...alert, side: 'at' }] })],
  ['a side that every object has', JSON.stringify({ version: 1, alerts: [{ ...alert, side: 'toString' }] })],
  [
    'a percentage of zero',
    JSON.stringify({ version: 1, alerts: [{ ...alert, side: 'change', price: '0.0' }] }),
  ],
  ['a price of zero', JSON.stringify({ version: 1, alerts: [{ ...alert, price: '0' }] })],
  ['a price that is a number', JSON.stringify({ version: 1, alerts: [{ ...alert, price: 1 }] })],
  ['a text for a yes', JSON.stringify({ version: 1, alerts: [{ ...alert, isSystem: 'yes' }] })],
])('the stored text %s gives no alert', (_name, text) => {
  expect(parseAlerts(text)).toEqual([])
})

test('alerts for trades and for changes are read back, and a price alone meets neither', () => {
  const others = [
    { ...alert, side: 'trade' as const, price: '500' },
    { ...alert, side: 'change' as const, price: '0.1' },
  ]
  expect(parseAlerts(writeAlerts(others))).toEqual(others)
  expect(others.map((other) => isTriggered(other, quarter))).toEqual([false, false])
})

test('an invalid alert is dropped alone, and the number of alerts is limited', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...alert, price: String(index + 1) }))
  expect(parseAlerts(JSON.stringify({ version: 1, alerts: [null, 7, ...many] }))).toEqual(
    many.slice(0, maxAlerts),
  )
})

test('any stored text is read without an error', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseAlerts(text))))
})

// Proves S10.14
test('the chart of a pair has the prices of its alerts, and none for trades and changes', () => {
  const sides = ['over', 'under', 'trade', 'change'] as const
  const all = sides.map((side, index) => ({ ...alert, side, price: `${index}.5` }))
  expect(alertPrices([...all, { ...alert, pair: 'DOG-ETH' }], alert.pair)).toEqual([0.5, 1.5])
})
