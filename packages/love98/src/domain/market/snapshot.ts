import type { Address } from '@/domain/address'

/**
 * The answer of `GET /api/market`. Amounts and block numbers are decimal text, because JSON numbers are not precise
 * enough.
 */
export type MarketSnapshot = {
  readonly chainId: number
  /** The block at which all values were read; `timestamp` in seconds since 1970. */
  readonly block: { readonly number: string; readonly hash: string; readonly timestamp: number }
  /** The configured pairs, in the order of the community's file; a pair without a pool has `price: null`. */
  readonly pairs: readonly MarketPair[]
}

export type MarketPair = {
  readonly name: string
  readonly decimals: { readonly base: number; readonly token: number }
  /**
   * Smallest units of both sides of a pool of Uniswap V2; null if the pair is not configured, has no pool, or has a pool
   * of another kind.
   */
  readonly reserves: { readonly base: string; readonly token: string } | null
  /** Tokens per base asset, as a fraction; null without a pool, and for a pool without reserves or a first price. */
  readonly price: { readonly numerator: string; readonly denominator: string } | null
  /**
   * The amount of the base asset whose sale lowers the price by 2 %, smallest units, without the pool's fee; null without
   * a price. It compares the liquidity of pools of all kinds.
   */
  readonly depth: string | null
  /** The contract whose code runs with each swap in a pool of Uniswap V4; null without one. */
  readonly hooks?: Address | null
  /** The last 24 hours; null if the history is shorter or disabled. */
  readonly day: MarketDay | null
  /** The supply of the base asset; null for the native coin, while it is unknown, and without a server. */
  readonly supply: MarketSupply | null
}

/** A supply as the contract of the token reports it. */
export type MarketSupply = {
  /** The total supply without burnt and locked balances, in smallest units. */
  readonly circulating: string
  /** The block at which it was read, which is older than the block of the snapshot. */
  readonly block: string
}

export type MarketDay = {
  /** The change of the price in parts per million, rounded toward zero: 10000 is +1%. */
  readonly change: number
  /** The traded volume, in smallest units of both sides. */
  readonly volume: { readonly base: string; readonly token: string }
  /** Closing prices of the 24 hours, oldest first. They are numbers, because only a small line is drawn from them. */
  readonly closes: readonly number[]
}
