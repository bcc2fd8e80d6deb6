import { hasServer } from '@/domain/build/capabilities'
import { pairSymbols } from '@/domain/swap/pair'
import type { Price } from '@/domain/swap/price'
import { marketPrice } from './market-price'
import type { MarketPair } from './snapshot'

export type PairColumn = 'pair' | 'chain' | 'price' | 'change' | 'volume' | 'liquidity' | 'value'

/** The columns of the list; the chain is one only if there are several. A static site has no history, so it has neither the change nor the volume of a day, and no supply. */
export const pairColumns: readonly PairColumn[] = hasServer
  ? ['pair', 'price', 'change', 'volume', 'liquidity', 'value', 'chain']
  : ['pair', 'price', 'liquidity', 'chain']

/** A pair as a row of the list. Amounts are in smallest units of the base asset; null means unknown. */
export type PairRow = {
  readonly name: string
  readonly price: Price | null
  /** Parts per million. */
  readonly change: number | null
  readonly volume: bigint | null
  /** The amount whose sale lowers the price by 2 %. */
  readonly liquidity: bigint | null
  /** The circulating supply, which is the market value in the base asset. */
  readonly supply: bigint | null
  readonly decimals: number
  readonly closes: readonly number[]
  /** The name of its chain, if the pairs are on several. */
  readonly chain?: string | null
}

export function pairRow(pair: MarketPair): PairRow {
  const { name, depth, day, supply, decimals } = pair
  return {
    name,
    price: marketPrice(pair),
    change: day?.change ?? null,
    volume: day ? BigInt(day.volume.base) : null,
    liquidity: depth === null ? null : BigInt(depth),
    supply: supply && BigInt(supply.circulating),
    decimals: decimals.base,
    closes: day?.closes ?? [],
  }
}

export type PairOrder = { readonly column: PairColumn; readonly direction: 'ascending' | 'descending' }

/**
 * Returns the order after a click on a column header. The same column reverses its order; another column starts with A
 * for names, with the largest for numbers.
 */
export function toggleOrder(order: PairOrder | null, column: PairColumn): PairOrder {
  if (order?.column === column)
    return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: column === 'pair' || column === 'chain' ? 'ascending' : 'descending' }
}

/**
 * Sorts rows; without an order they stay as they are. Unknown values come last in both directions, and equal rows keep
 * their order. Volumes and liquidity are in different tokens, so they are converted to the base asset of the first
 * pair, as far as the prices of the rows of its chain allow. Prices are compared as plain numbers.
 */
export function sortedRows(rows: readonly PairRow[], order: PairOrder | null): readonly PairRow[] {
  if (!order) return rows
  const sign = order.direction === 'ascending' ? 1 : -1
  const { column } = order
  if (column === 'pair') return rows.toSorted((a, b) => sign * (a.name < b.name ? -1 : 1))
  if (column === 'chain')
    return rows.toSorted((a, b) => sign * (a.chain ?? '').localeCompare(b.chain ?? '', 'en'))
  const keys = new Map(rows.map((row) => [row, sortKey(row, column, rows)]))
  return rows.toSorted((a, b) => {
    const [one, other] = [keys.get(a) ?? null, keys.get(b) ?? null]
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
    return sign * (one - other)
  })
}

function sortKey(
  row: PairRow,
  column: Exclude<PairColumn, 'pair' | 'chain'>,
  rows: readonly PairRow[],
): number | null {
  const [base, token] = pairSymbols(row.name)
  const unit = pairSymbols(rows[0]?.name ?? '')[0]
  if (column === 'change') return row.change
  if (column === 'price') return row.price && numberOf(row.price)
  const amount = { volume: row.volume, liquidity: row.liquidity, value: row.supply }[column]
  if (amount === null) return null
  // The native coins of two chains have one symbol in the names of pairs, and may differ in value.
  if (row.chain !== rows[0]?.chain) return null
  const inBase = Number(amount) / 10 ** row.decimals
  if (base === unit) return inBase
  const bridge = rows.find(({ name, chain }) => name === `${unit}-${token}` && chain === row.chain)?.price
  return row.price && bridge ? (inBase * numberOf(row.price)) / numberOf(bridge) : null
}

function numberOf({ numerator, denominator }: Price): number {
  return Number(numerator) / Number(denominator)
}

/**
 * Formats a change in percent, en-US, truncated to two decimals: `+1.25%`, `-0.5%`, `0%`.
 * @param change parts per million
 */
export function changeText(change: number): string {
  const hundredths = Math.trunc(change / 100)
  const text = (Math.abs(hundredths) / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
  return `${hundredths > 0 ? '+' : hundredths < 0 ? '-' : ''}${text}%`
}
