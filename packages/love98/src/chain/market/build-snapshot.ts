import { resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { MarketDay, MarketPair, MarketSnapshot, MarketSupply } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { priceFromReserves } from '@/domain/swap/price'
import type { Reserves } from './read-reserves'

/** The pairs of the community's file, the contracts of this deployment, and the pools of the pairs that have one. */
export type Market = {
  readonly contracts: Pick<Settings, 'tokens' | 'exchange'>
  readonly pairs: readonly Pick<SwapPair, 'name'>[]
  readonly pools: readonly MarketPool[]
}

/** The market at a block. Pools are by address; null means that the contract does not exist. */
export type MarketState = {
  readonly head: BlockHead
  readonly reserves: ReadonlyMap<string, Reserves | null>
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

function pairAt(
  { contracts, pools }: Market,
  { reserves, days, supplies }: MarketState,
  name: string,
): MarketPair {
  const pool = pools.find((configured) => configured.name === name)
  const held = pool ? reserves.get(pool.pool) : null
  if (!pool || !held) {
    const [base, token] = pairSymbols(name).map((symbol) => resolveAsset(contracts, symbol)?.decimals)
    return {
      ...{ name, decimals: { base: base ?? 0, token: token ?? 0 } },
      ...{ reserves: null, price: null, day: null, supply: null },
    }
  }
  const decimals = { base: pool.base.decimals, token: pool.token.decimals }
  const base = pool.baseIsFirst ? held.reserve0 : held.reserve1
  const token = pool.baseIsFirst ? held.reserve1 : held.reserve0
  const price = priceFromReserves(
    { reserve: base, decimals: decimals.base },
    { reserve: token, decimals: decimals.token },
  )
  return {
    name,
    decimals,
    reserves: { base: String(base), token: String(token) },
    price: price && { numerator: String(price.numerator), denominator: String(price.denominator) },
    day: days.get(name) ?? null,
    supply: supplies.get(name) ?? null,
  }
}
