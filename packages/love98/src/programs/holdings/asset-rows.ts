import { nativeSymbol } from '@/domain/asset'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Price } from '@/domain/swap/price'
import { pricesInNative, worthInWei } from '@/domain/swap/worth'
import type { Holding } from '@/wallet/holdings/use-holdings'

export type AssetRow = Holding & {
  price: Price | null
  /** The value in wei of the native coin. */
  worth: bigint | null
  /** The share of the total, in parts per thousand. */
  share: number | null
}

export const assetColumns = ['asset', 'balance', 'price', 'worth', 'share'] as const
export type AssetColumn = (typeof assetColumns)[number]
export type AssetOrder = { column: AssetColumn; direction: 'ascending' | 'descending' }

/** Values the holdings by the prices of the pools. `total` is the sum of the known values. */
export function assetRows(
  list: readonly Holding[],
  snapshot: MarketSnapshot | null,
): { rows: readonly AssetRow[]; total: bigint; withoutPrice: number } {
  const prices = pricesInNative(snapshot?.pairs ?? [])
  const valued = list.map((holding) => {
    // The price of the native coin is 1, whatever symbol a chain gives it.
    const isNamedAsCoin = holding.token !== null && holding.symbol === nativeSymbol
    const symbol = holding.token === null ? nativeSymbol : holding.symbol
    const price = isNamedAsCoin ? null : (prices.get(symbol) ?? null)
    const { balance, decimals } = holding
    return {
      ...holding,
      price,
      worth: price && balance !== null ? worthInWei(balance, decimals, price) : null,
    }
  })
  const total = valued.reduce((sum, { worth }) => sum + (worth ?? 0n), 0n)
  return {
    rows: valued.map((row) => ({
      ...row,
      share: row.worth === null || total === 0n ? null : Number((row.worth * 1_000n) / total),
    })),
    total,
    withoutPrice: valued.filter(({ worth, balance }) => worth === null && balance !== 0n).length,
  }
}

/**
 * Returns the symbols in their order when a list is opened: the community's token, then by value, then as configured.
 * The order is kept while prices move, so that no row leaves the pointer.
 * @param own the symbol of the community's token
 */
export function openingOrder(rows: readonly AssetRow[], own: string | undefined): readonly string[] {
  const isOwn = ({ symbol, token }: AssetRow) => token !== null && symbol === own
  const byValue = sortedAssets(rows, null)
  return [...byValue.filter(isOwn), ...byValue.filter((row) => !isOwn(row))].map(({ symbol }) => symbol)
}

/** Puts the rows in an order of symbols; rows that it does not name come last, as they were. */
export function orderedAssets(rows: readonly AssetRow[], symbols: readonly string[]): readonly AssetRow[] {
  const places = new Map(symbols.map((symbol, place) => [symbol, place]))
  const placeOf = ({ symbol }: AssetRow) => places.get(symbol) ?? symbols.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Sorts the rows; unknown values come last in either direction. Default order: by value, then as configured. */
export function sortedAssets(rows: readonly AssetRow[], order: AssetOrder | null): readonly AssetRow[] {
  const { column, direction } = order ?? { column: 'worth', direction: 'descending' }
  const sign = direction === 'ascending' ? 1 : -1
  if (column === 'asset') return rows.toSorted((a, b) => sign * (a.symbol < b.symbol ? -1 : 1))
  const keys = new Map(rows.map((row) => [row, sortKey(row, column)]))
  return rows.toSorted((a, b) => {
    const [one, other] = [keys.get(a) ?? null, keys.get(b) ?? null]
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
    return sign * (one - other)
  })
}

function sortKey(row: AssetRow, column: Exclude<AssetColumn, 'asset'>): number | null {
  if (column === 'balance') return row.balance === null ? null : Number(row.balance) / 10 ** row.decimals
  if (column === 'price') return row.price && Number(row.price.numerator) / Number(row.price.denominator)
  return row.worth === null ? null : Number(row.worth)
}

/** The order after a press on a column header: the reverse, or names from A and numbers from the largest. */
export function toggleAssetOrder(order: AssetOrder | null, column: AssetColumn): AssetOrder {
  if (order?.column === column)
    return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: column === 'asset' ? 'ascending' : 'descending' }
}
