import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isMet,
  metAlerts,
  mostAlerts,
  type PriceAlert,
  parseAlerts,
  withAlert,
  writeAlerts,
} from './price-alert'

const alert: PriceAlert = { pair: 'LOVE-ETH', side: 'over', price: '0.25', isSystem: false }
const quarter = { numerator: 1n, denominator: 4n }

test('a price is over or under a limit, and at it neither', () => {
  const [over, under] = [alert, { ...alert, side: 'under' as const }]
  const small = 10n ** 40n
  const above = { numerator: small + 1n, denominator: 4n * small }
  const below = { numerator: small - 1n, denominator: 4n * small }
  expect([isMet(over, above), isMet(over, quarter), isMet(over, below)]).toEqual([true, false, false])
  expect([isMet(under, above), isMet(under, quarter), isMet(under, below)]).toEqual([false, false, true])
})

test('no price is over and under the same limit', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 10 ** 9 }), (numerator, denominator, limit) => {
      const met = (['over', 'under'] as const).filter((side) =>
        isMet({ side, price: String(limit) }, { numerator, denominator }),
      )
      const isExact = numerator === BigInt(limit) * denominator
      expect(met).toHaveLength(isExact ? 0 : 1)
    }),
  )
})

test('alerts of a snapshot are met by their own pair, and not by one without a price', () => {
  const pair = { decimals: { base: 18, token: 18 }, reserves: null, day: null }
  const snapshot = {
    pairs: [
      { ...pair, name: 'LOVE-ETH', price: { numerator: '3', denominator: '4' } },
      { ...pair, name: 'LOVE-USDT', price: null },
    ],
  }
  const others = [
    { ...alert, pair: 'LOVE-USDT' },
    { ...alert, pair: 'WAR3-ETH' },
  ]
  expect(metAlerts([...others, alert], snapshot).map(({ alert: met }) => met)).toEqual([alert])
})

test('what is stored is read again, the newest first, and the same alert only once', () => {
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
  ['a price of zero', JSON.stringify({ version: 1, alerts: [{ ...alert, price: '0' }] })],
  ['a price that is a number', JSON.stringify({ version: 1, alerts: [{ ...alert, price: 1 }] })],
  ['a text for a yes', JSON.stringify({ version: 1, alerts: [{ ...alert, isSystem: 'yes' }] })],
])('of %s no alert is read', (_name, text) => {
  expect(parseAlerts(text)).toEqual([])
})

test('one wrong alert does not take the others with it, and there are never too many', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...alert, price: String(index + 1) }))
  expect(parseAlerts(JSON.stringify({ version: 1, alerts: [null, 7, ...many] }))).toEqual(
    many.slice(0, mostAlerts),
  )
})

test('any stored text is read without an error', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseAlerts(text))))
})
