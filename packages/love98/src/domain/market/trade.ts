import type { Address } from '@/domain/address'

/** `buy`: the trader received the base asset. `sell`: the trader gave it. */
export type TradeSide = 'buy' | 'sell'

/** A swap in the pool of a pair. Amounts are decimal text in smallest units. */
export type Trade = {
  readonly block: string
  readonly logIndex: number
  /** The time of the block, seconds since 1970. */
  readonly time: number
  readonly side: TradeSide
  readonly base: string
  readonly token: string
  readonly transactionHash: string
  /** The sender of the transaction; null until a node has answered. */
  readonly account: Address | null
}

/** The number of trades in one answer. */
export const tradesPerPage = 50

/** The answer of `GET /api/market/{pair}/trades?before=`, newest trade first. */
export type TradePage = {
  readonly pair: string
  readonly trades: readonly Trade[]
  /** The cursor of the next older page, for `before`; null if there are no older trades. */
  readonly next: string | null
  /** The address of the block explorer of the chain, without a slash at the end; null without one. */
  readonly explorer: string | null
}

/** The place of a trade in the history of its pool. */
export type TradePlace = { readonly block: bigint; readonly logIndex: number }

export function writeTradeCursor({ block, logIndex }: Pick<Trade, 'block' | 'logIndex'>): string {
  return `${block}-${logIndex}`
}

export function isNewerTrade(one: Trade, other: Trade): boolean {
  const [block, otherBlock] = [BigInt(one.block), BigInt(other.block)]
  return block > otherBlock || (block === otherBlock && one.logIndex > other.logIndex)
}

/** Returns null for a text that is not a cursor. */
export function parseTradeCursor(text: string): TradePlace | null {
  const [, block, logIndex] = /^(\d{1,18})-(\d{1,9})$/.exec(text) ?? []
  return block === undefined ? null : { block: BigInt(block), logIndex: Number(logIndex) }
}
