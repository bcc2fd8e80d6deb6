import { priceFromReserves } from '@/domain/swap/price'
import { decimalPrice } from './decimal-price'
import type { MarketPool, PoolEvent } from './pool-event'
import type { TradeSide } from './trade'

/** A new price of a pool, and the volume traded with it. The volume is 0 if liquidity or `sync()` moved the price. */
export type PoolTrade = {
  readonly pool: MarketPool
  /** The index of the `Sync` log. */
  readonly logIndex: number
  /** Tokens per base asset, decimal text. */
  readonly price: string
  /** The amounts that went in and out, in smallest units. */
  readonly volume: { readonly base: bigint; readonly token: bigint }
  /** Null if liquidity or `sync()` moved the price. */
  readonly swap: { readonly side: TradeSide; readonly transactionHash: string } | null
}

/** Reports logs of a block that contradict the behavior of a Uniswap V2 pool. */
export class ContradictoryLogs extends Error {
  override readonly name = 'ContradictoryLogs'
  readonly code = 'contradictory-logs'
}

/**
 * Returns the new prices of pools in one block. A swap follows the `Sync` of its pool (`UniswapV2Pair._update` emits it
 * before `swap` ends). A pool with an empty side has no price, so its `Sync` is skipped.
 * @param events of one block, in the order of the logs; events of other pools are skipped
 * @throws {ContradictoryLogs} for a swap without a preceding `Sync`
 */
export function tradesOf(events: readonly PoolEvent[], pools: readonly MarketPool[]): readonly PoolTrade[] {
  const byAddress = new Map(pools.map((pool) => [pool.pool.toLowerCase(), pool]))
  const trades: PoolTrade[] = []
  const waiting = new Map<MarketPool, PoolTrade | 'no price'>()
  for (const event of events) {
    const pool = byAddress.get(event.pool.toLowerCase())
    if (!pool) continue
    if (event.kind === 'sync') {
      const trade = quoteOf(event, pool)
      waiting.set(pool, trade ?? 'no price')
      if (trade) trades.push(trade)
      continue
    }
    const sync = waiting.get(pool)
    if (!sync) throw new ContradictoryLogs('A pool logged a swap without new reserves before it')
    waiting.delete(pool)
    if (sync !== 'no price') trades[trades.indexOf(sync)] = { ...sync, ...swapOf(event, pool) }
  }
  return trades
}

function quoteOf(event: PoolEvent & { kind: 'sync' }, pool: MarketPool): PoolTrade | null {
  const [base, token] = pool.baseIsFirst ? [event.reserve0, event.reserve1] : [event.reserve1, event.reserve0]
  const price = priceFromReserves(
    { reserve: base, decimals: pool.base.decimals },
    { reserve: token, decimals: pool.token.decimals },
  )
  if (!price) return null
  return {
    ...{ pool, logIndex: event.logIndex, price: decimalPrice(price) },
    ...{ volume: { base: 0n, token: 0n }, swap: null },
  }
}

function swapOf(
  event: PoolEvent & { kind: 'swap' },
  { baseIsFirst }: MarketPool,
): Pick<PoolTrade, 'volume' | 'swap'> {
  const first = { in: event.amount0In, out: event.amount0Out }
  const second = { in: event.amount1In, out: event.amount1Out }
  const [base, token] = baseIsFirst ? [first, second] : [second, first]
  return {
    volume: { base: base.in + base.out, token: token.in + token.out },
    swap: { side: base.out > base.in ? 'buy' : 'sell', transactionHash: event.transactionHash },
  }
}
