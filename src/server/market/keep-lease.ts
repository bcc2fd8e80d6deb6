import type { Database } from '@/server/db/opened-database'
import { withTimeout } from '@/server/with-timeout'
import { type Fence, leaseTime, type Renewed, renewLease } from './lease'
import { pause } from './pause'

/** What a holder tells and asks while it renews. */
type Held = {
  database: Database
  fence: Fence
  /** ms since the holder knew that its snapshot is the newest state; null: it has none. */
  readAgo: () => number | null
  /** Whether to go on, from what the database knows. */
  isWanted: (renewed: Renewed) => boolean
  /** ms between two renewals. */
  interval: number
}

/** How long before its end a lease that was not renewed counts as lost, ms: no write may begin just before. */
const margin = 1_000

/**
 * Renews a lease until `signal`, until another process has it, or until it is about to end because the database does not
 * answer.
 */
export async function keepLease(held: Held, signal: AbortSignal): Promise<void> {
  const { database, fence, readAgo, isWanted, interval } = held
  let renewedAt = performance.now()
  while (!signal.aborted && performance.now() - renewedAt < leaseTime - margin) {
    const left = leaseTime - margin - (performance.now() - renewedAt)
    await pause(Math.min(interval, Math.max(0, left)), signal)
    if (signal.aborted) return
    const asked = performance.now()
    // An answer that comes after the end of the lease is late: what it allows has ended.
    const answer = await withTimeout(
      Math.max(0, leaseTime - margin - (asked - renewedAt)),
      renewLease(database, fence, readAgo()),
    ).catch(() => undefined)
    if (answer === null || (answer && !isWanted(answer))) return
    if (answer) renewedAt = asked
  }
}
