/** What `GET /api/market` answers. Whole numbers of chains are decimal text, because JSON has no integers of that size. */
export type MarketSnapshot = {
  readonly chainId: number
  /** The block that everything here was read at; `timestamp` in seconds since 1970. */
  readonly block: { readonly number: string; readonly hash: string; readonly timestamp: number }
  /** The configured pairs in the order of the community's file; one without a pool is listed with `reserves: null`. */
  readonly pairs: readonly MarketPair[]
}

/** A pair at the block of the snapshot. */
export type MarketPair = {
  readonly name: string
  readonly decimals: { readonly base: number; readonly token: number }
  /** Smallest units of both sides; null when the pair is not configured or has no pool. */
  readonly reserves: { readonly base: string; readonly token: string } | null
  /** Tokens for one base asset, as a fraction; null without reserves. */
  readonly price: { readonly numerator: string; readonly denominator: string } | null
  /** The last 24 hours; null where the history does not reach back that far, or is off. */
  readonly day: MarketDay | null
}

/** What happened in the last 24 hours. */
export type MarketDay = {
  /** The price's change in parts per million, rounded toward zero: 10000 is +1 %. */
  readonly change: number
  /** What was traded, in smallest units of both sides. */
  readonly volume: { readonly base: string; readonly token: string }
  /** Closing prices of the 24 hours, oldest first, as numbers that only a small line is drawn from. */
  readonly closes: readonly number[]
}
