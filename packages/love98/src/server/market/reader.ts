import type { Client } from 'viem'
import type { Market } from '@/chain/market/build-snapshot'
import type { Address } from '@/domain/address'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Database } from '@/server/db/opened-database'
import type { PartHealth } from '@/server/health'
import { createProblemLog } from '@/server/log'
import { pause } from '@/server/timing'
import { createBlockScheduler } from './block-scheduler'
import { followHead } from './head'
import type { HistorySync } from './history/sync'
import { runLeader } from './leader'
import { type Fence, keepLease, notifyRequest, releaseLease, takeLease } from './lease'
import { type MarketDatabase, onChain } from './market-database'
import { encodeSnapshot, maxSnapshotAge, readShared, type ServedSnapshot } from './snapshot'
import { createSupplyReader, type SupplyTokens } from './supplies'

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
  history: ((database: MarketDatabase) => HistorySync) | null
  /** The tokens whose supplies are read. */
  supplyTokens: SupplyTokens
  /** A random name of this process. */
  holder: string
  /** Called with the newest block, which stays the newest for about `validFor` ms. */
  onHead?: (number: bigint, validFor: number) => void
}

/**
 * Times in ms. `tick`: between two reads of the database; `renew`: between two renewals; `interest`: the reader stays
 * awake this long after a visitor's request; `notify`: between two reports of a request to the leader.
 */
export const readerTimes = { tick: 1_000, renew: 2_000, interest: 15_000, notify: 5_000 } as const

/**
 * A snapshot without confirmation for this time is late, ms. It is longer than the block interval of any chain with
 * regular blocks.
 */
const staleAfterMs = 30_000

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

export type MarketReader = {
  /** Returns the newest snapshot, unless it is too old to be shown. */
  current: () => ServedSnapshot | null
  /** Keeps the reader awake for several seconds. Called when a visitor requests the market. */
  keepAwake: () => void
  /** Waits at most `ms` for a snapshot. */
  wait: (ms: number) => Promise<ServedSnapshot | null>
  status: () => ReaderStatus
  stop: () => Promise<void>
}

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
  let served: ServedSnapshot | null = null
  let mark: string | null = null
  let confirmedAt = Number.NEGATIVE_INFINITY
  let blockTime = 0
  let requestedAt = Number.NEGATIVE_INFINITY
  let notifiedAt = Number.NEGATIVE_INFINITY
  let isLeader = false
  let isDatabaseAway = false
  const waiting = new Set<() => void>()
  let wake: () => void = () => undefined

  const hasVisitors = () => performance.now() - requestedAt < times.interest
  const isWanted = () => ports.history !== null || hasVisitors()
  const current = () => (served && performance.now() - confirmedAt <= maxSnapshotAge ? served : null)

  /** A stalled node reports an old block as the newest one, so the age is computed from the time of the block. */
  function confirmedFrom(at: number): number {
    confirmedAt = at
    return ports.isPaced ? Math.min(at, performance.now() - (Date.now() - blockTime)) : at
  }

  async function adopt(snapshot: { mark: string; body: string }, at: number): Promise<void> {
    const { chainId, block } = JSON.parse(snapshot.body) as Pick<MarketSnapshot, 'chainId' | 'block'>
    // A process of another deployment with the same database may follow another exchange.
    if (chainId !== ports.market.contracts.exchange.chainId) return
    blockTime = block.timestamp * 1000
    served = await encodeSnapshot(snapshot.body, block.number, confirmedFrom(at))
    mark = snapshot.mark
    for (const resolve of waiting) resolve()
  }

  function confirm(at: number, validFor: number): void {
    if (!served) return
    served = { ...served, readAt: confirmedFrom(at) }
    ports.onHead?.(BigInt(served.block), validFor)
  }

  /** Follows the stored state. A process without the lease does this. */
  async function follow(): Promise<void> {
    const database = onChain(await ports.database(), ports.market.contracts.exchange.chainId)
    const start = performance.now()
    const shared = await readShared(database, mark)
    const readAt = start - (shared.readAgo ?? Number.POSITIVE_INFINITY)
    if (shared.mark !== null && shared.body !== null)
      await adopt({ mark: shared.mark, body: shared.body }, readAt)
    if (shared.mark !== null && shared.mark === mark) confirm(readAt, times.tick * 2)
    if (hasVisitors() && start - notifiedAt >= times.notify) {
      notifiedAt = start
      await notifyRequest(database)
    }
    problems.ended()
    isDatabaseAway = false
    if (!shared.isFree) return
    const fence = await takeLease(database, ports.holder)
    if (fence) await runAsLeader(database, fence)
  }

  async function runAsLeader(database: MarketDatabase, fence: Fence): Promise<void> {
    const ending = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ending.signal])
    const { client, multicall3, market } = ports
    const history = ports.history?.(database) ?? null
    const { pools } = market
    const follower = followHead({ client, multicall3, pools, readsAll: history !== null })
    const supplies = createSupplyReader({ client, multicall3, tokens: ports.supplyTokens })
    let readAt: number | null = null
    isLeader = true
    const leading = runLeader(
      {
        ...{
          database,
          fence,
          market,
          follower,
          history,
          supplies,
          problems,
          scheduler: createBlockScheduler(),
        },
        onConfirmed: async (snapshot, wait) => {
          const now = performance.now()
          if (snapshot) await adopt(snapshot, now)
          readAt = now
          confirm(now, wait + times.tick)
        },
      },
      signal,
    )
    const keeping = keepLease(
      {
        ...{ database, fence, interval: times.renew },
        readAgo: () => (readAt === null ? null : performance.now() - readAt),
        isWanted: ({ requestedAgo }) =>
          isWanted() || (requestedAgo !== null && requestedAgo < times.interest),
      },
      signal,
    )
    try {
      await Promise.race([leading, keeping])
    } finally {
      ending.abort()
      isLeader = false
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
        problems.failed('The market cannot be read from the database.', error)
      }
      await pause(times.tick, stopping.signal)
    }
  }

  const running = run()
  return {
    current,
    keepAwake() {
      requestedAt = performance.now()
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
      state: isLeader ? 'reading' : isWanted() ? 'following' : 'sleeping',
      block: served?.block ?? null,
      readMs: served && since(served.readAt),
      heardMs: served && since(confirmedAt),
      blockAgeMs: served && ports.isPaced ? Date.now() - blockTime : null,
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

/** Nodes accept no block that is further in the future (`allowedFutureBlockTime` of go-ethereum), ms. */
const farFuture = 15_000

/**
 * Returns the state of the reader for `GET /api/health`. `readMs` is the age of the shown snapshot, and `heardMs` the
 * time since a node last confirmed that it is the newest state.
 */
export function marketHealth(status: ReaderStatus): PartHealth {
  const { state, block, readMs, heardMs, sinceMs } = status
  const problem = status.problem ?? problemOf(status)
  return {
    ok: problem === null,
    ageMs: 0,
    sinceMs,
    state,
    ...(block === null ? {} : { block: Number(block) }),
    ...(readMs === null ? {} : { readMs }),
    ...(heardMs === null ? {} : { heardMs }),
    ...(problem === null ? {} : { problem }),
  }
}

/** Returns a fault that remains although each call to the node succeeds. */
function problemOf({ state, heardMs, blockAgeMs }: ReaderStatus): string | null {
  if (state === 'sleeping') return null
  if (state === 'following' && (heardMs ?? 0) > staleAfterMs)
    return 'The process that reads the market reports nothing new.'
  if (blockAgeMs !== null && blockAgeMs > staleAfterMs)
    return 'The newest block is old: the node or the chain has stopped, or the clock of this machine is ahead.'
  if (blockAgeMs !== null && blockAgeMs < -farFuture)
    return 'The newest block is in the future: the clock of this machine is behind.'
  return null
}
