import { UnusableAnswer } from '@/chain/market/unusable-answer'
import { LoveError } from '@/domain/errors'
import type { Database } from '@/server/db/opened-database'
import { buildSnapshot, type Market } from './build-snapshot'
import type { Follower, Look } from './follow-head'
import { LeaseLostError } from './history/history'
import { type History, keepHistory } from './keep-history'
import type { Fence } from './lease'
import type { Pace } from './pace'
import { pause } from './pause'
import type { ProblemLog } from './problem-log'
import { writeShared } from './shared-snapshot'

/** The inputs of the process that holds the lease. */
export type Leadership = {
  database: Database
  fence: Fence
  market: Market
  follower: Follower
  pace: Pace
  history: History | null
  problems: ProblemLog
  /**
   * Called when the snapshot is confirmed as the newest state and stored. Null means that it has not changed. `wait` is
   * the time until the next poll, ms.
   */
  onRead: (snapshot: { mark: string; body: string } | null, wait: number) => Promise<void>
}

/** The shortest and the longest wait after a failure, ms. */
const patience = { shortest: 1_000, longest: 10_000 } as const

/** Follows the chain and stores its state until `signal` or until the database refuses the fence. */
export async function lead(of: Leadership, signal: AbortSignal): Promise<void> {
  const { database, fence, market, follower, problems } = of
  const history = of.history && keepHistory({ ...of, history: of.history }, signal)
  let version = 0n
  let failures = 0
  let isStored = false

  /** @returns false if the lease is lost */
  async function store(look: Look, wait: number): Promise<boolean> {
    const state = follower.state()
    if (!state || look.kind === 'doubtful') return true
    if (look.kind === 'moved') isStored = false
    const days = await history?.take(state.head, look)
    if (signal.aborted) return false
    if (isStored && !days?.areNew) {
      await of.onRead(null, wait)
      return true
    }
    const body = JSON.stringify(buildSnapshot(market, { ...state, days: days?.byName ?? new Map() }))
    const mark = await writeShared(database, fence, ++version, body)
    if (mark === null) return false
    isStored = true
    await of.onRead({ mark, body }, wait)
    return true
  }

  while (!signal.aborted) {
    let wait: number
    try {
      const look = await follower.look()
      if (signal.aborted) return
      wait = waitAfter(of, look)
      if (!(await store(look, wait))) return
      failures = 0
      if (look.kind === 'doubtful') problems.has(look.problem)
      else problems.ended()
    } catch (error) {
      if (signal.aborted || error instanceof LeaseLostError) return
      problems.has(sentenceFor(error), error)
      wait = Math.min(patience.shortest * 2 ** failures++, patience.longest)
    }
    await pause(wait, signal)
  }
}

/** Returns the time until the next poll, ms. */
function waitAfter({ pace, follower }: Leadership, look: Look): number {
  const head = follower.state()?.head
  if (look.kind === 'doubtful' || !head) return patience.shortest
  const now = Date.now()
  if (look.kind === 'moved') pace.found({ number: head.number, timestamp: head.timestamp * 1000 }, now)
  else pace.missed(now)
  return pace.wait(now)
}

function sentenceFor(error: unknown): string {
  if (error instanceof UnusableAnswer) return 'The node gives answers that cannot be used.'
  if (error instanceof LoveError && error.code === 'database-unavailable')
    return 'The database does not take what was read.'
  return 'The node does not answer the reader of the market.'
}
