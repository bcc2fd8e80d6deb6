import { ContradictoryLogs } from './contradictory-logs'
import { decimalPrice } from './decimal-price'
import type { MarketPool, PoolEvent } from './pool-event'
import { poolPrice } from './pool-price'
import { stateAfter } from './pool-state'
import type { TradeSide } from './trade'

/** A new price of a pool, and the volume traded with it. The volume is 0 if liquidity or `sync()` moved the price. */
export type PoolTrade = {
  readonly pool: MarketPool
  /** The index of the log with the price: `Sync` (Uniswap V2), `Swap` or `Initialize` (V3 and V4). */
  readonly logIndex: number
  /** Tokens per base asset, decimal text. */
  readonly price: string
  /** The amounts that went in and out, in smallest units. */
  readonly volume: { readonly base: bigint; readonly token: bigint }
  /** Null if no swap moved the price. `buy`: the trader receives the base asset. */
  readonly swap: { readonly side: TradeSide; readonly transactionHash: string } | null
}

type V2Swap = PoolEvent & { kind: 'swap' }
type ConcentratedSwap = PoolEvent & { kind: 'concentrated-swap' }

/**
 * Returns the new prices of pools in one block. A swap of Uniswap V2 follows the `Sync` of its pool
 * (`UniswapV2Pair._update` emits it before `swap` ends). A pool with an empty side has no price, so its `Sync` is
 * skipped. In V3 and V4 a swap has its price, and a position moves no price.
 * @param events of one block, in the order of the logs; events of other pools are skipped
 * @throws {ContradictoryLogs} for a swap of V2 without a preceding `Sync`
 */
export function tradesOf(events: readonly PoolEvent[], pools: readonly MarketPool[]): readonly PoolTrade[] {
  const byId = new Map(pools.map((pool) => [pool.id.toLowerCase(), pool]))
  const trades: PoolTrade[] = []
  const waiting = new Map<MarketPool, PoolTrade | 'no price'>()
  for (const event of events) {
    const pool = byId.get(event.pool.toLowerCase())
    if (!pool || event.kind === 'position') continue
    if (event.kind !== 'swap') {
      const trade = priceIn(event, pool)
      if (event.kind === 'sync') waiting.set(pool, trade ?? 'no price')
      if (trade) trades.push(trade)
      continue
    }
    const sync = waiting.get(pool)
    if (!sync) throw new ContradictoryLogs('A pool logged a swap without new reserves before it')
    waiting.delete(pool)
    if (sync !== 'no price') trades[trades.indexOf(sync)] = { ...sync, ...swapIn(event, pool) }
  }
  return trades
}

/** Returns the price after an event that has it. */
function priceIn(
  event: Exclude<PoolEvent, { kind: 'swap' | 'position' }>,
  pool: MarketPool,
): PoolTrade | null {
  const state = stateAfter(null, event)
  const price = state && poolPrice(pool, state)
  if (!price) return null
  const { logIndex } = event
  const traded =
    event.kind === 'concentrated-swap' ? concentratedSwapIn(event, pool) : { volume: none, swap: null }
  return { pool, logIndex, price: decimalPrice(price), ...traded }
}

const none = { base: 0n, token: 0n }

type Traded = Pick<PoolTrade, 'volume' | 'swap'>

function swapIn(event: V2Swap, { baseIsFirst }: MarketPool): Traded {
  const first = { in: event.amount0In, out: event.amount0Out }
  const second = { in: event.amount1In, out: event.amount1Out }
  const [base, token] = baseIsFirst ? [first, second] : [second, first]
  const side = base.out > base.in ? 'buy' : 'sell'
  return {
    volume: { base: base.in + base.out, token: token.in + token.out },
    swap: { side, transactionHash: event.transactionHash },
  }
}

/** A swap through a range without liquidity moves the price, and trades nothing. */
function concentratedSwapIn(event: ConcentratedSwap, { baseIsFirst }: MarketPool): Traded {
  const { amount0, amount1, transactionHash } = event
  const [base, token] = baseIsFirst ? [amount0, amount1] : [amount1, amount0]
  if (base === 0n && token === 0n) return { volume: none, swap: null }
  const isBuy = base < 0n || token > 0n
  return {
    volume: { base: base < 0n ? -base : base, token: token < 0n ? -token : token },
    swap: { side: isBuy ? 'buy' : 'sell', transactionHash },
  }
}
