/** The intervals of candles, in seconds. */
export const candleIntervals = { '1m': 60, '15m': 900, '1h': 3_600, '1d': 86_400 } as const

export type CandleInterval = keyof typeof candleIntervals

/**
 * One interval of a pair. Prices are tokens per base asset, as decimal text with at most 18 significant digits. Volumes
 * are in smallest units. An interval without trades repeats the last close and has a volume of 0.
 */
export type Candle = {
  /** The start of the interval, seconds since 1970, a multiple of the interval. */
  readonly time: number
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: { readonly base: string; readonly token: string }
}

/** The answer of `GET /api/market/{pair}/candles?interval=&from=&to=`: at most 1,000 candles, oldest first. */
export type CandlePage = {
  readonly pair: string
  readonly interval: CandleInterval
  /** Candles from this time on (seconds since 1970) may still change, because their blocks are not final. */
  readonly finalUntil: number
  /** The first moment of the history, seconds since 1970; null if the history is empty. */
  readonly begins: number | null
  readonly candles: readonly Candle[]
}
