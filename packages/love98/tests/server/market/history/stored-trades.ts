import type { MarketPool } from '@/domain/market/pool-event'
import type { TradeSide } from '@/domain/market/trade'
import { beginPools, storeBlocks } from '@/server/market/history/store'
import type { MarketDatabase } from '@/server/market/market-database'

const side = (symbol: string, decimals: number) => ({ symbol, decimals, address: `0x${symbol}` as never })

/** Pools that no chain has. */
export const pools: readonly [MarketPool, MarketPool] = [
  {
    name: 'CAT-ETH',
    id: '0xA0',
    source: { kind: 'v2', pool: '0xA0' },
    base: side('CAT', 18),
    token: side('ETH', 18),
    baseIsFirst: true,
  },
  {
    name: 'CAT-USDC',
    id: '0xB0',
    source: { kind: 'v2', pool: '0xB0' },
    base: side('CAT', 18),
    token: side('USDC', 6),
    baseIsFirst: false,
  },
]

export const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

const sideOf = (index: number): TradeSide => (index % 2 === 0 ? 'buy' : 'sell')

/** A trade without amounts is a change of liquidity. */
export type GivenTrade = readonly [time: number, price: string, base?: bigint, token?: bigint]

/**
 * Stores trades of the first pool, one block each from block 100 on, as if they had been read until a moment. Buys and
 * sells alternate.
 */
export async function storeTrades(
  database: MarketDatabase,
  given: readonly GivenTrade[],
  readUntil: number,
  pool = pools[0],
) {
  const fence = { epoch: 1n }
  const begun = given[0]?.[0] ?? readUntil
  await beginPools(database, [pool], { genesis: hashOf(1), block: 100n, time: begun }, fence)
  const trades = given.map(([time, price, base = 0n, token = 0n], index) => ({
    ...{ pool, logIndex: 0, price, volume: { base, token }, swap: null },
    ...{ blockNumber: BigInt(100 + index), blockHash: hashOf(100 + index), time },
    swap: base + token > 0n ? { side: sideOf(index), transactionHash: hashOf(1_000 + index) } : null,
  }))
  const number = BigInt(100 + given.length)
  const last = { number, hash: hashOf(Number(number)), parentHash: hashOf(0), timestamp: readUntil }
  return storeBlocks(database, { pools: [pool], from: 100n, last, trades }, fence)
}
