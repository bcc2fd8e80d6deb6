import type { Database } from '@/server/db/opened-database'
import { withTimeout } from '@/server/with-timeout'
import { type Fence, leaseTime, type Renewed, renewLease } from './lease'
import { pause } from './pause'

/** The inputs of renewing a lease. */
type Held = {
  database: Database
  fence: Fence
  /** The time since the holder confirmed that its snapshot is the newest state, ms; null without a snapshot. */
  readAgo: () => number | null
  /** Returns true if the holder should continue, based on the data in the database. */
  isWanted: (renewed: Renewed) => boolean
  /** The interval between two renewals, ms. */
  interval: number
}

/** A lease that was not renewed counts as lost this long before its end, so that no write starts just before, ms. */
const margin = 1_000

/**
 * Renews a lease until `signal`, until another process has it, or until it is about to end because the database does
 * not answer.
 */
export async function keepLease(held: Held, signal: AbortSignal): Promise<void> {
  const { database, fence, readAgo, isWanted, interval } = held
  let renewedAt = performance.now()
  while (!signal.aborted && performance.now() - renewedAt < leaseTime - margin) {
    const left = leaseTime - margin - (performance.now() - renewedAt)
    await pause(Math.min(interval, Math.max(0, left)), signal)
    if (signal.aborted) return
    const asked = performance.now()
    // An answer after the end of the lease is too late, because the right to write has ended.
    const answer = await withTimeout(
      Math.max(0, leaseTime - margin - (asked - renewedAt)),
      renewLease(database, fence, readAgo()),
    ).catch(() => undefined)
    if (answer === null || (answer && !isWanted(answer))) return
    if (answer) renewedAt = asked
  }
}
