import { expect, test } from 'vitest'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Holding } from '@/wallet/holdings/use-holdings'
import { assetRows, openingOrder, orderedAssets, sortedAssets, toggleAssetOrder } from './asset-rows'

const ether = 10n ** 18n
const holding = (symbol: string, balance: bigint | null, decimals = 18): Holding => ({
  symbol,
  name: symbol,
  decimals,
  token: symbol === 'ETH' ? null : `0x${'1'.repeat(40)}`,
  balance,
})
const list = [
  holding('ETH', ether),
  holding('CAT', 8n * ether),
  holding('USDC', 1_000_000_000n, 6),
  holding('PURR', 5n * ether),
  holding('TOSHI', null),
]
const pair = (name: string, numerator: string, denominator: string) => ({
  name,
  decimals: { base: 18, token: 18 },
  reserves: null,
  depth: null,
  price: { numerator, denominator },
  day: null,
  supply: null,
})
const snapshot: MarketSnapshot = {
  chainId: 1,
  block: { number: '1', hash: '0x', timestamp: 1 },
  pairs: [pair('CAT-ETH', '1', '8'), pair('CAT-USDC', '250', '1')],
}
const symbols = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol)

test('each asset has its value and its share of the total, except assets without a pool', () => {
  const { rows, total, withoutPrice } = assetRows(list, snapshot)
  // 1 ETH, 8 CAT of 0.125 ETH, 1000 USDC of 0.0005 ETH.
  expect(rows.map(({ worth }) => worth)).toEqual([ether, ether, ether / 2n, null, null])
  expect(rows.map(({ share }) => share)).toEqual([400, 400, 200, null, null])
  expect(total).toBe((ether * 5n) / 2n)
  expect(withoutPrice).toBe(2)
})

test('without the pools only the native coin has a known value', () => {
  expect(assetRows(list, null).rows.map(({ worth }) => worth)).toEqual([ether, null, null, null, null])
  expect(assetRows([holding('ETH', 0n)], null)).toMatchObject({ total: 0n, rows: [{ share: null }] })
})

test('a token with the symbol of the native coin is not valued as the coin', () => {
  for (const symbol of ['ETH', 'Eth'])
    expect(assetRows([{ ...holding('CAT', ether), symbol }], snapshot).rows[0]?.worth).toBeNull()
})

test('rows are sorted by value first, and unknown values stay last in either direction', () => {
  const { rows } = assetRows(list, snapshot)
  expect(symbols(sortedAssets(rows, null))).toEqual(['ETH', 'CAT', 'USDC', 'PURR', 'TOSHI'])
  expect(symbols(sortedAssets(rows, { column: 'worth', direction: 'ascending' }))).toEqual([
    ...['USDC', 'ETH', 'CAT', 'PURR', 'TOSHI'],
  ])
  expect(symbols(sortedAssets(rows, { column: 'balance', direction: 'descending' }))).toEqual([
    ...['USDC', 'CAT', 'PURR', 'ETH', 'TOSHI'],
  ])
  expect(symbols(sortedAssets(rows, { column: 'asset', direction: 'ascending' }))).toEqual([
    ...['CAT', 'ETH', 'PURR', 'TOSHI', 'USDC'],
  ])
})

test('a press on a column header reverses its order', () => {
  const first = toggleAssetOrder(null, 'balance')
  expect(first).toEqual({ column: 'balance', direction: 'descending' })
  expect(toggleAssetOrder(first, 'balance').direction).toBe('ascending')
  expect(toggleAssetOrder(first, 'asset')).toEqual({ column: 'asset', direction: 'ascending' })
})

// Proves S10.17
test('the token of the community is first, and the rows stay where they are while prices move', () => {
  const { rows } = assetRows(list, snapshot)
  const order = openingOrder(rows, 'USDC')
  expect(order).toEqual(['USDC', 'ETH', 'CAT', 'PURR', 'TOSHI'])
  const fallen = assetRows(list, { ...snapshot, pairs: [pair('CAT-ETH', '9', '1')] }).rows
  expect(symbols(orderedAssets(fallen, order))).toEqual(order)
  expect(
    symbols(
      orderedAssets(
        [holding('NEW', 1n), ...list].map((one) => ({ ...one, price: null, worth: null, share: null })),
        order,
      ),
    ),
  ).toEqual([...order, 'NEW'])
})
