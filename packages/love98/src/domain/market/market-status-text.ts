import { market } from '@/texts/market'

import type { MarketSnapshot } from './snapshot'

export type MarketState = {
  readonly snapshot: Pick<MarketSnapshot, 'block'> | null
  /** The moment at which the snapshot was the newest state of the chain, by the time of its block; ms since 1970. */
  readonly readAt: number | null
  readonly failure: { readonly message: string } | null
  readonly isLate: boolean
  readonly isOnline: boolean
}

/** Returns whether prices are shown with their age, so that old prices do not look current. */
export function isStale({ failure, isLate, isOnline }: MarketState): boolean {
  return isLate || failure !== null || !isOnline
}

/** The words for the age of prices. `ago` formats an age in ms, such as "5 minutes ago". */
type MarketTexts = { readonly ago: (age: number) => string }

/**
 * Returns the block of the displayed prices and, for old prices, their age and the reason.
 * @param now ms since 1970
 */
export function marketStatusText(state: MarketState, now: number, { ago }: MarketTexts): string {
  const { snapshot, readAt, failure, isOnline } = state
  if (!snapshot || readAt === null)
    return !isOnline ? market.isOffline : failure ? failure.message : market.reading
  const block = BigInt(snapshot.block.number).toLocaleString('en-US')
  if (!isStale(state)) return market.atBlock(block)
  const age = ago(now - readAt)
  if (!isOnline) return market.offlineSince(block, age)
  return failure ? market.failedSince(failure.message, block, age) : market.late(block, age)
}
