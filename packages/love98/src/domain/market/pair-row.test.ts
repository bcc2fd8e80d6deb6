import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeText, type PairRow, pairColumns, pairRow, sortedRows, toggleOrder } from './pair-row'

const eth = 10n ** 18n
const row = (name: string, part: Partial<PairRow> = {}): PairRow => ({
  ...{
    name,
    price: null,
    change: null,
    volume: null,
    liquidity: null,
    supply: null,
    decimals: 18,
    closes: [],
  },
  ...part,
})
const price = (numerator: bigint, denominator = 1n) => ({ numerator, denominator })
const names = (rows: readonly PairRow[]) => rows.map(({ name }) => name)

test('a row shows the data of the snapshot; the liquidity is the depth of the pool', () => {
  const known = {
    name: 'CAT-ETH',
    decimals: { base: 18, token: 18 },
    reserves: { base: '500', token: '100' },
    depth: '5',
    price: { numerator: '1', denominator: '5' },
    day: { change: -10_000, volume: { base: '70', token: '14' }, closes: [0.2, 0.19] },
    supply: { circulating: '900', block: '7' },
  }
  expect(pairRow(known)).toEqual(
    row('CAT-ETH', {
      price: price(1n, 5n),
      change: -10_000,
      volume: 70n,
      liquidity: 5n,
      supply: 900n,
      closes: [0.2, 0.19],
    }),
  )
  const bare = { ...known, reserves: null, price: null, depth: null, day: null, supply: null }
  expect(pairRow(bare)).toEqual(row('CAT-ETH'))
})

test('a press on a column reverses its order; names begin with A, numbers with the largest', () => {
  const first = toggleOrder(null, 'price')
  expect(first).toEqual({ column: 'price', direction: 'descending' })
  expect(toggleOrder(first, 'price').direction).toBe('ascending')
  expect(toggleOrder(first, 'pair')).toEqual({ column: 'pair', direction: 'ascending' })
})

test('volumes in different tokens are compared in one token, and unknown ones are last', () => {
  const rows = [
    row('CAT-ETH', { price: price(1n, 1_000n), volume: 5_000n * eth }),
    row('CAT-USDC', { volume: 9_000n * eth }),
    // 100 FISH are 20 ETH, which are 20,000 CAT.
    row('FISH-ETH', { price: price(1n, 5n), volume: 100n * eth }),
    row('XYZ-ABC', { price: price(1n), volume: 10n ** 9n * eth }),
  ]
  const byVolume = (direction: 'ascending' | 'descending') =>
    names(sortedRows(rows, { column: 'volume', direction }))
  expect(byVolume('descending')).toEqual(['FISH-ETH', 'CAT-USDC', 'CAT-ETH', 'XYZ-ABC'])
  expect(byVolume('ascending')).toEqual(['CAT-ETH', 'CAT-USDC', 'FISH-ETH', 'XYZ-ABC'])
})

test('rows without a sort order keep the configured order', () => {
  const rows = [row('B-A'), row('A-B')]
  expect(sortedRows(rows, null)).toBe(rows)
})

const rows = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('CAT-ETH', 'CAT-USDC', 'FISH-ETH', 'CAT-DEGEN', 'CAT-TOSHI'),
    price: fc.option(fc.record({ numerator: fc.bigInt(1n, eth), denominator: fc.bigInt(1n, eth) })),
    change: fc.option(fc.integer({ min: -999_999, max: 9_999_999 })),
    volume: fc.option(fc.bigInt(0n, 10n ** 30n)),
    liquidity: fc.option(fc.bigInt(0n, 10n ** 30n)),
    supply: fc.option(fc.bigInt(0n, 10n ** 30n)),
    decimals: fc.constant(18),
    closes: fc.constant([]),
  }),
  { selector: ({ name }) => name },
)

test('sorting never loses a row, and unknown values are last in either direction', () => {
  const order = fc.record({
    column: fc.constantFrom(...pairColumns),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  })
  fc.assert(
    fc.property(rows, order, (given, wanted) => {
      const sorted = sortedRows(given, wanted)
      expect(sorted).toHaveLength(given.length)
      expect(new Set(sorted)).toEqual(new Set(given))
      if (wanted.column !== 'change') return
      const sign = wanted.direction === 'ascending' ? 1 : -1
      const changes = sorted.map(({ change }) => change)
      const known = changes.filter((change) => change !== null)
      expect(changes.slice(0, known.length)).toEqual(known)
      expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)))
    }),
  )
})

test.each([
  [12_599, '+1.25%'],
  [-5_000, '-0.5%'],
  [99, '0%'],
  [-99, '0%'],
  [0, '0%'],
  [12_345_678, '+1,234.56%'],
])('a change of %d parts per million is shown as %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})
