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

/** What reading the market needs. `history` null: none is kept, and the reader sleeps without visitors. */
export type ReaderPorts = {
  database: () => Promise<Database>
  client: Client
  multicall3: Address
  market: Market
  /** True when blocks come at regular times; those of the demo come with transactions, so that their time tells no age. */
  isPaced: boolean
  history: ((database: Database) => NonNullable<Leadership['history']>) | null
  /** A random name of this process. */
  holder: string
  /** Tells the newest block, which stays the newest for about `validFor` ms. */
  onHead?: (number: bigint, validFor: number) => void
}

/** ms. `tick`: between two questions to the database; `renew`: between two renewals; `interest`: how long a look counts. */
export const readerTimes = { tick: 1_000, renew: 2_000, interest: 15_000, tell: 5_000 } as const

/** After how many ms without news a reading is late: more than the interval of blocks of any chain that has one. */
export const lateAfter = 30_000

/** What a process knows of the market, and whether it reads. */
export type ReaderStatus = {
  state: 'sleeping' | 'following' | 'reading'
  block: string | null
  /** The age of the snapshot that visitors see, ms. */
  readMs: number | null
  /** ms since a node last said that the snapshot is the newest state. */
  heardMs: number | null
  /** ms from the time of the block until now, below 0 for one of the future; null where blocks are not paced. */
  blockAgeMs: number | null
  problem: string | null
  /** Whether the database is what keeps this process from knowing anything. */
  isDatabaseAway: boolean
  /** ms since there is a problem, or none. */
  sinceMs: number
}

/** The market as one process sees it. */
export type MarketReader = {
  /** The newest snapshot, unless it is too old to be shown. */
  current: () => Published | null
  /** A visitor wants the market: reads for some seconds more. */
  look: () => void
  /** Waits for a snapshot at most `ms`. */
  wait: (ms: number) => Promise<Published | null>
  status: () => ReaderStatus
  /** Stops reading and gives the lease to another process. */
  stop: () => Promise<void>
}

/** Times of a reader, ms: `readerTimes`, or other ones in tests. */
export type ReaderTimes = { readonly [Name in keyof typeof readerTimes]: number }

/** @param moment ms of `performance.now()` @returns ms, never below 0; null: there was no such moment */
function since(moment: number): number | null {
  return Number.isFinite(moment) ? Math.max(0, Math.round(performance.now() - moment)) : null
}

/** Starts reading: the process that gets the lease follows the chain, and the others follow what it stores. */
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

  /** A node that stands still calls an old block the newest one, so age counts from the time of the block. */
  function countedFrom(at: number): number {
    heardAt = at
    return ports.isPaced ? Math.min(at, performance.now() - (Date.now() - blockTime)) : at
  }

  async function take(snapshot: { mark: string; body: string }, at: number): Promise<void> {
    const { chainId, block } = JSON.parse(snapshot.body) as Pick<MarketSnapshot, 'chainId' | 'block'>
    // A process of another deployment of the same database may follow another exchange.
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

  /** What a process does that does not hold the lease. */
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
      // What cannot be had soon is not waited for.
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
