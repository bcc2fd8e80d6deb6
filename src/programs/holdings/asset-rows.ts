import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Price } from '@/domain/swap/price'
import { pricesInNative, worthInWei } from '@/domain/swap/worth'
import type { Holding } from '@/wallet/holdings/use-holdings'

/** An asset as its row shows it; null is not known. */
export type AssetRow = Holding & {
  price: Price | null
  /** In wei of the native coin. */
  worth: bigint | null
  /** Of the total, in parts per thousand. */
  share: number | null
}

export const assetColumns = ['asset', 'balance', 'price', 'worth', 'share'] as const
export type AssetColumn = (typeof assetColumns)[number]
export type AssetOrder = { column: AssetColumn; direction: 'ascending' | 'descending' }

/** The rows with what they are worth in the pools, and the total of those that are known. */
export function assetRows(
  list: readonly Holding[],
  snapshot: MarketSnapshot | null,
): { rows: readonly AssetRow[]; total: bigint; withoutPrice: number } {
  const prices = pricesInNative(snapshot?.pairs ?? [])
  const valued = list.map((holding) => {
    // The coin's own price is 1, whatever a chain calls it.
    const isNamedAsCoin = holding.token !== null && holding.symbol === 'ETH'
    const symbol = holding.token === null ? 'ETH' : holding.symbol
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

/** The rows in an order; what is not known comes last in either direction. Without one: by worth, then as configured. */
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

/** A press on a head: it turns the order round, or begins with names from A and with numbers from the largest. */
export function assetOrderAfter(order: AssetOrder | null, column: AssetColumn): AssetOrder {
  if (order?.column === column)
    return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: column === 'asset' ? 'ascending' : 'descending' }
}
