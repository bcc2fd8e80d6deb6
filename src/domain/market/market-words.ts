import type { marketTexts } from '@/texts/en/programs/market'
import type { MarketSnapshot } from './snapshot'

/** What is known of the market at a moment. */
export type MarketState = {
  readonly snapshot: Pick<MarketSnapshot, 'block'> | null
  /** When it was the newest state of the chain, by the time of its block; ms since 1970. */
  readonly readAt: number | null
  readonly failure: { readonly message: string } | null
  readonly isLate: boolean
  readonly isOnline: boolean
}

/** Whether prices are shown with their age: what is old is never shown as fresh. */
export function isStale({ failure, isLate, isOnline }: MarketState): boolean {
  return isLate || failure !== null || !isOnline
}

/** What prices are told with. `ago`: how long ago something was, by its age in ms. */
type Words = { readonly texts: typeof marketTexts; readonly ago: (age: number) => string }

/** Which block the prices on screen are of, how old they are where they are old, and why. @param now ms since 1970 */
export function marketWords(state: MarketState, now: number, { texts, ago }: Words): string {
  const { snapshot, readAt, failure, isOnline } = state
  if (!snapshot || readAt === null)
    return !isOnline ? texts.isOffline : failure ? failure.message : texts.reading
  const block = BigInt(snapshot.block.number).toLocaleString('en-US')
  if (!isStale(state)) return texts.asOf(block)
  const age = ago(now - readAt)
  if (!isOnline) return texts.offlineSince(block, age)
  return failure ? texts.failedSince(failure.message, block, age) : texts.late(block, age)
}
