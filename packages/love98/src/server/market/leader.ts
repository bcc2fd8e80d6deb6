import { buildSnapshot, type Market } from '@/chain/market/build-snapshot'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import { AppError } from '@/domain/errors'
import type { BlockHead } from '@/domain/market/pool-event'
import type { MarketDay } from '@/domain/market/snapshot'
import { createProblemLog, type ProblemLog } from '@/server/log'
import { pause } from '@/server/timing'
import type { BlockScheduler } from './block-scheduler'
import type { HeadFollower, PollResult } from './head'
import { readDay } from './history/day'
import type { HistorySync } from './history/sync'
import { type Fence, LeaseLostError } from './lease'
import type { MarketDatabase } from './market-database'
import { writeShared } from './snapshot'
import type { SupplyReader } from './supplies'

export type LeaderDeps = {
  database: MarketDatabase
  fence: Fence
  market: Market
  follower: HeadFollower
  scheduler: BlockScheduler
  /** Null if no history is kept. */
  history: HistorySync | null
  supplies: SupplyReader
  problems: ProblemLog
  /**
   * Called when the snapshot is confirmed as the newest state and stored. Null means that it has not changed. `wait` is
   * the time until the next poll, ms.
   */
  onConfirmed: (snapshot: { mark: string; body: string } | null, wait: number) => Promise<void>
}

/** The shortest and the longest wait after a failure, ms. */
const patience = { shortest: 1_000, longest: 10_000 } as const

/** Follows the chain and stores its state until `signal`, or until the database refuses the fence. */
export async function runLeader(deps: LeaderDeps, ended: AbortSignal): Promise<void> {
  const { database, fence, market, follower, supplies, problems } = deps
  const losing = new AbortController()
  const signal = AbortSignal.any([ended, losing.signal])
  const history =
    deps.history && feedHistory({ ...deps, sync: deps.history, onLost: () => losing.abort() }, signal)
  let version = 0n
  let failures = 0
  let isStored = false
  let storedSupplies = supplies.current()

  /** @returns false if the lease is lost */
  async function store(poll: PollResult, wait: number): Promise<boolean> {
    const state = follower.state()
    if (!state || poll.kind === 'doubtful') return true
    if (poll.kind === 'moved') isStored = false
    const days = await history?.update(state.head, poll)
    if (signal.aborted) return false
    supplies.update(state.head, isQuiet(poll))
    const known = supplies.current()
    if (isStored && !days?.areNew && known === storedSupplies) {
      await deps.onConfirmed(null, wait)
      return true
    }
    const body = JSON.stringify(
      buildSnapshot(market, { ...state, days: days?.byName ?? new Map(), supplies: known }),
    )
    const mark = await writeShared(database, fence, ++version, body)
    if (mark === null) return false
    isStored = true
    storedSupplies = known
    await deps.onConfirmed({ mark, body }, wait)
    return true
  }

  while (!signal.aborted) {
    let wait: number
    try {
      const poll = await follower.poll()
      if (signal.aborted) return
      wait = waitAfter(deps, poll)
      if (!(await store(poll, wait))) return
      failures = 0
      if (poll.kind === 'doubtful') problems.failed(poll.problem)
      else problems.ended()
    } catch (error) {
      if (signal.aborted || error instanceof LeaseLostError) return
      problems.failed(sentenceFor(error), error)
      wait = Math.min(patience.shortest * 2 ** failures++, patience.longest)
    }
    await pause(wait, signal)
  }
}

/** Returns whether the poll read no logs, so that a further call is the second one for its block. */
function isQuiet(poll: PollResult): boolean {
  return poll.kind === 'moved' && !poll.isJump && poll.blocks.every(({ events }) => events.length === 0)
}

function waitAfter({ scheduler, follower }: LeaderDeps, poll: PollResult): number {
  const head = follower.state()?.head
  if (poll.kind === 'doubtful' || !head) return patience.shortest
  const now = Date.now()
  if (poll.kind === 'moved') scheduler.found({ number: head.number, timestamp: head.timestamp * 1000 }, now)
  else scheduler.missed(now)
  return scheduler.wait(now)
}

function sentenceFor(error: unknown): string {
  if (error instanceof UnusableAnswer) return 'The node gives answers that cannot be used.'
  if (error instanceof AppError && error.code === 'database-unavailable')
    return 'The database does not take what was read.'
  return 'The node does not answer the reader of the market.'
}

/**
 * The last day of the pairs, by name. `areNew` is true if they differ from the previous ones, even for the same head.
 */
type Days = { readonly byName: ReadonlyMap<string, MarketDay>; readonly areNew: boolean }

type HistoryFeed = {
  /**
   * Updates the history after a poll. If it cannot be read or written, prices are still shown, and the history catches
   * up later.
   * @throws {LeaseLostError}
   */
  update: (head: BlockHead, poll: Exclude<PollResult, { kind: 'doubtful' }>) => Promise<Days>
}

/**
 * Passes the results of polls to the history.
 * @param feed `onLost`: called if the lease is lost while the history catches up in the background
 * @param signal ends the work in the background
 */
function feedHistory(
  {
    sync,
    database,
    fence,
    market,
    onLost,
  }: Pick<LeaderDeps, 'database' | 'fence' | 'market'> & { sync: HistorySync; onLost: () => void },
  signal: AbortSignal,
): HistoryFeed {
  const problems = createProblemLog('market history')
  let isMissing = false
  let isCatchingUp = false
  let areNew = false

  function catchUp(head: BlockHead): void {
    isCatchingUp = true
    sync
      .catchUp(head, fence, signal)
      .then(
        () => {
          isMissing = false
          areNew = true
          problems.ended()
        },
        (error: unknown) => {
          if (error instanceof LeaseLostError) onLost()
          else if (!signal.aborted) problems.failed(problem, error)
        },
      )
      .finally(() => {
        isCatchingUp = false
      })
  }

  async function apply(poll: Extract<PollResult, { kind: 'moved' }>): Promise<void> {
    if (poll.isJump) isMissing = true
    for (const block of poll.blocks) {
      if (isMissing) return
      isMissing = (await sync.apply(block, fence)) !== 'applied'
    }
  }

  return {
    async update(head, poll) {
      try {
        if (poll.kind === 'moved') await apply(poll)
        // Not awaited, because it may take minutes and no head may wait for it.
        if (isMissing && !isCatchingUp) catchUp(head)
        if (poll.kind === 'same' && !areNew) return { byName: new Map(), areNew: false }
        areNew = false
        return { byName: await readDay(database, market.pools, head.timestamp), areNew: true }
      } catch (error) {
        if (error instanceof LeaseLostError) throw error
        isMissing = true
        problems.failed(problem, error)
        return { byName: new Map(), areNew: false }
      }
    },
  }
}

const problem = 'The history of the market cannot be written; it will be tried again.'
