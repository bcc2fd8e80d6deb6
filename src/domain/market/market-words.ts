import type { marketTexts } from '@/texts/en/programs/market'
import type { MarketSnapshot } from './snapshot'

/** What is known of the market at a moment. */
export type MarketState = {
  readonly snapshot: Pick<MarketSnapshot, 'block'> | null
  /** When the server last knew that it is the newest state of the chain, ms since 1970. */
  readonly readAt: number | null
  readonly failure: { readonly message: string } | null
  readonly isLate: boolean
  readonly isOnline: boolean
}

/** Whether prices are shown with their age: what is old is never shown as fresh. */
export function isStale({ failure, isLate, isOnline }: MarketState): boolean {
  return isLate || failure !== null || !isOnline
}

/** Which block the prices on screen are of, how old they are where they are old, and why. @param now ms since 1970 */
export function marketWords(state: MarketState, now: number, texts: typeof marketTexts): string {
  const { snapshot, readAt, failure, isOnline } = state
  if (!snapshot || readAt === null)
    return !isOnline ? texts.isOffline : failure ? failure.message : texts.reading
  const block = BigInt(snapshot.block.number).toLocaleString('en-US')
  if (!isStale(state)) return texts.asOf(block)
  const age = ageText(now - readAt, texts)
  if (!isOnline) return texts.offlineSince(block, age)
  return failure ? texts.failedSince(failure.message, block, age) : texts.late(block, age)
}

/** A span of time as a person tells it, cut to whole seconds, minutes, hours or days. @param age ms */
export function ageText(age: number, texts: typeof marketTexts): string {
  const seconds = Math.max(0, Math.floor(age / 1_000))
  if (seconds < 120) return texts.seconds(seconds)
  if (seconds < 7_200) return texts.minutes(Math.floor(seconds / 60))
  if (seconds < 172_800) return texts.hours(Math.floor(seconds / 3_600))
  return texts.days(Math.floor(seconds / 86_400))
}
