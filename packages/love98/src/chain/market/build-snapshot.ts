import type { Address } from '@/domain/address'
import { resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { poolDepth } from '@/domain/market/pool-depth'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import { poolPrice, reservesOf } from '@/domain/market/pool-price'
import type { PoolState } from '@/domain/market/pool-state'
import type { MarketDay, MarketPair, MarketSnapshot, MarketSupply } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { zeroAddress } from './market-pools'

/** The pairs of the community's file, the contracts of this deployment, and the pools of the pairs that have one. */
export type Market = {
  readonly contracts: Pick<Settings, 'tokens' | 'exchange'>
  readonly pairs: readonly Pick<SwapPair, 'name'>[]
  readonly pools: readonly MarketPool[]
}

/** The market at a block. Pools are by id; null means that the pool does not exist or has no price yet. */
export type MarketState = {
  readonly head: BlockHead
  readonly states: ReadonlyMap<string, PoolState | null>
  /** By the name of the pair. */
  readonly days: ReadonlyMap<string, MarketDay>
  /** By the name of the pair. */
  readonly supplies: ReadonlyMap<string, MarketSupply>
}

export function buildSnapshot(market: Market, state: MarketState): MarketSnapshot {
  const { number, hash, timestamp } = state.head
  return {
    chainId: market.contracts.exchange.chainId,
    block: { number: String(number), hash, timestamp },
    pairs: market.pairs.map(({ name }) => pairAt(market, state, name)),
  }
}

const unknown = { reserves: null, price: null, depth: null, hooks: null, day: null, supply: null }

function pairAt(
  { contracts, pools }: Market,
  { states, days, supplies }: MarketState,
  name: string,
): MarketPair {
  const pool = pools.find((configured) => configured.name === name)
  const state = pool ? states.get(pool.id) : null
  if (!pool || !state) {
    const [base, token] = pairSymbols(name).map((symbol) => resolveAsset(contracts, symbol)?.decimals)
    return { name, decimals: { base: base ?? 0, token: token ?? 0 }, ...unknown }
  }
  const price = poolPrice(pool, state)
  const reserves = state.kind === 'reserves' ? reservesOf(pool, state) : null
  return {
    name,
    decimals: { base: pool.base.decimals, token: pool.token.decimals },
    reserves: reserves && { base: String(reserves.base), token: String(reserves.token) },
    price: price && { numerator: String(price.numerator), denominator: String(price.denominator) },
    depth: price && String(poolDepth(pool, state)),
    hooks: hooksOf(pool),
    day: days.get(name) ?? null,
    supply: supplies.get(name) ?? null,
  }
}

function hooksOf({ source }: MarketPool): Address | null {
  return source.kind === 'v4' && source.key.hooks !== zeroAddress ? source.key.hooks : null
}
