import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Database } from '@/server/db/opened-database'
import type { Market } from './build-snapshot'
import { createFollower } from './follow-head'
import { keepLease } from './keep-lease'
import { type Leadership, lead } from './lead'
import { type Fence, releaseLease, takeLease } from './lease'
import { createPace } from './pace'
import { pause } from './pause'
import { createProblemLog } from './problem-log'
import { longestAge, type Published, publish } from './published'
import { readShared, tellLooked } from './shared-snapshot'

/**
 * The external dependencies of the reader. A null `history` means that no history is kept and the reader sleeps without
 * visitors.
 */
export type ReaderPorts = {
  database: () => Promise<Database>
  client: Client
  multicall3: Address
  market: Market
  /**
   * True if blocks have regular times. Blocks of the demo are created with transactions, so their times do not show the
   * age.
   */
  isPaced: boolean
  history: ((database: Database) => NonNullable<Leadership['history']>) | null
  /** A random name of this process. */
  holder: string
  /** Called with the newest block, which stays the newest for about `validFor` ms. */
  onHead?: (number: bigint, validFor: number) => void
}

/**
 * Times in ms. `tick`: between two reads of the database; `renew`: between two renewals; `interest`: the reader stays
 * awake this long after a visitor's request; `tell`: between two reports of a request.
 */
export const readerTimes = { tick: 1_000, renew: 2_000, interest: 15_000, tell: 5_000 } as const

/**
 * A snapshot without confirmation for this time is late, ms. It is longer than the block interval of any chain with
 * regular blocks.
 */
export const lateAfter = 30_000

/** The market state of a process; `state` is `reading` for the process that reads the chain. */
export type ReaderStatus = {
  state: 'sleeping' | 'following' | 'reading'
  block: string | null
  /** The age of the snapshot that visitors see, ms. */
  readMs: number | null
  /** The time since a node last confirmed that the snapshot is the newest state, ms. */
  heardMs: number | null
  /**
   * The time since the timestamp of the block, ms; below 0 for a block of the future, and null if blocks are not
   * regular.
   */
  blockAgeMs: number | null
  problem: string | null
  /** True if this process has no data because the database is unavailable. */
  isDatabaseAway: boolean
  /** The time since the problem began or ended, ms. */
  sinceMs: number
}

/** The market from the view of one process. */
export type MarketReader = {
  /** Returns the newest snapshot, unless it is too old to be shown. */
  current: () => Published | null
  /** Called when a visitor requests the market. The reader stays awake for several more seconds. */
  look: () => void
  /** Waits at most `ms` for a snapshot. */
  wait: (ms: number) => Promise<Published | null>
  status: () => ReaderStatus
  /** Stops reading and releases the lease for another process. */
  stop: () => Promise<void>
}

/** The times of a reader, ms: `readerTimes`, or other values in tests. */
export type ReaderTimes = { readonly [Name in keyof typeof readerTimes]: number }

/**
 * @param moment ms of `performance.now()`
 * @returns ms, never below 0; null if the moment has not occurred
 */
function since(moment: number): number | null {
  return Number.isFinite(moment) ? Math.max(0, Math.round(performance.now() - moment)) : null
}

/**
 * Starts the reader. The process that gets the lease follows the chain, and the other processes follow the state that
 * it stores.
 */
export function startReader(ports: ReaderPorts, times: ReaderTimes = readerTimes): MarketReader {
  const stopping = new AbortController()
  const problems = createProblemLog('market')
  let published: Published | null = null
  let mark: string | null = null
  let heardAt = Number.NEGATIVE_INFINITY
  let blockTime = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let toldAt = Number.NEGATIVE_INFINITY
  let isReading = false
  let isDatabaseAway = false
  const waiting = new Set<() => void>()
  let wake: () => void = () => undefined

  const isLookedAt = () => performance.now() - lookedAt < times.interest
  const isWanted = () => ports.history !== null || isLookedAt()
  const current = () => (published && performance.now() - heardAt <= longestAge ? published : null)

  /** A stalled node reports an old block as the newest one, so the age is computed from the time of the block. */
  function countedFrom(at: number): number {
    heardAt = at
    return ports.isPaced ? Math.min(at, performance.now() - (Date.now() - blockTime)) : at
  }

  async function take(snapshot: { mark: string; body: string }, at: number): Promise<void> {
    const { chainId, block } = JSON.parse(snapshot.body) as Pick<MarketSnapshot, 'chainId' | 'block'>
    // A process of another deployment with the same database may follow another exchange.
    if (chainId !== ports.market.contracts.exchange.chainId) return
    blockTime = block.timestamp * 1000
    published = await publish(snapshot.body, block.number, countedFrom(at))
    mark = snapshot.mark
    for (const resolve of waiting) resolve()
  }

  function confirm(at: number, validFor: number): void {
    if (!published) return
    published = { ...published, readAt: countedFrom(at) }
    ports.onHead?.(BigInt(published.block), validFor)
  }

  /** Follows the stored state. A process without the lease does this. */
  async function follow(): Promise<void> {
    const database = await ports.database()
    const asked = performance.now()
    const shared = await readShared(database, mark)
    const readAt = asked - (shared.readAgo ?? Number.POSITIVE_INFINITY)
    if (shared.mark !== null && shared.body !== null)
      await take({ mark: shared.mark, body: shared.body }, readAt)
    if (shared.mark !== null && shared.mark === mark) confirm(readAt, times.tick * 2)
    if (isLookedAt() && asked - toldAt >= times.tell) {
      toldAt = asked
      await tellLooked(database)
    }
    problems.ended()
    isDatabaseAway = false
    if (!shared.isFree) return
    const fence = await takeLease(database, ports.holder)
    if (fence) await hold(database, fence)
  }

  async function hold(database: Database, fence: Fence): Promise<void> {
    const ending = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ending.signal])
    const { client, multicall3, market } = ports
    const history = ports.history?.(database) ?? null
    const pools = market.pools.map(({ pool }) => pool)
    const follower = createFollower({ client, multicall3, pools, readsAll: history !== null })
    let confirmedAt: number | null = null
    isReading = true
    const leading = lead(
      {
        ...{ database, fence, market, follower, history, problems, pace: createPace() },
        onRead: async (snapshot, wait) => {
          const now = performance.now()
          if (snapshot) await take(snapshot, now)
          confirmedAt = now
          confirm(now, wait + times.tick)
        },
      },
      signal,
    )
    const keeping = keepLease(
      {
        ...{ database, fence, interval: times.renew },
        readAgo: () => (confirmedAt === null ? null : performance.now() - confirmedAt),
        isWanted: ({ lookedAgo }) => isWanted() || (lookedAgo !== null && lookedAgo < times.interest),
      },
      signal,
    )
    try {
      await Promise.race([leading, keeping])
    } finally {
      ending.abort()
      isReading = false
      await releaseLease(database, fence).catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!isWanted()) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      try {
        await follow()
      } catch (error) {
        isDatabaseAway = true
        problems.has('The database does not tell what the market is.', error)
      }
      await pause(times.tick, stopping.signal)
    }
  }

  const running = run()
  return {
    current,
    look() {
      lookedAt = performance.now()
      wake()
    },
    async wait(ms) {
      // Nothing to wait for if a snapshot is available, or if a problem prevents one from arriving soon.
      if (current() || problems.current() !== null) return current()
      const ending = new AbortController()
      const end = () => ending.abort()
      waiting.add(end)
      await pause(ms, ending.signal)
      waiting.delete(end)
      return current()
    },
    status: () => ({
      state: isReading ? 'reading' : isWanted() ? 'following' : 'sleeping',
      block: published?.block ?? null,
      readMs: published && since(published.readAt),
      heardMs: published && since(heardAt),
      blockAgeMs: published && ports.isPaced ? Date.now() - blockTime : null,
      problem: problems.current(),
      isDatabaseAway,
      sinceMs: problems.sinceMs(),
    }),
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}
