import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '@/domain/address'
import type { BlockHead } from '@/domain/market/pool-event'
import { createProblemLog } from '@/server/log'
import type { PollResult } from '@/server/market/head'
import type { HistorySync } from '@/server/market/history/sync'
import { runLeader } from '@/server/market/leader'
import { runFenced } from '@/server/market/lease'
import { databaseOf } from '../db/database-of'

const on = databaseOf('pglite', 'chain_leases, chain_snapshots')
const fence = { epoch: 1n }
/** A leader that continues after the loss is stopped at this poll. */
const lastPoll = 20

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await holdLease(on.market)
})

async function holdLease({ orm, chainId }: typeof on.market, epoch = 1n) {
  await orm.execute(sql`delete from chain_leases`)
  await orm.execute(sql`
    insert into chain_leases (chain_id, epoch, holder, expires_at)
    values (${chainId}, ${epoch}, 'a test', clock_timestamp() + interval '15 seconds')`)
}

const headAt = (number: number): BlockHead => ({
  number: BigInt(number),
  hash: `0x${number}`,
  parentHash: `0x${number - 1}`,
  timestamp: 1_700_000_000 + number,
})

const noSupplies = new Map()

/**
 * Runs a leader to its end. `pollAt` is called with the number of each poll, from 1.
 * @returns the numbers of the blocks whose snapshots it stored
 */
async function lead(pollAt: (poll: number) => PollResult | Promise<PollResult>, history: HistorySync) {
  const stopping = new AbortController()
  const blocks: string[] = []
  let polls = 0
  const exchange = { chainId: 1, wrappedNative: '0x' as Address } as never
  await runLeader(
    {
      database: on.market,
      fence,
      market: { contracts: { tokens: {}, exchange }, pairs: [], pools: [] },
      follower: {
        state: () => ({ head: headAt(polls), states: new Map() }),
        async poll() {
          if (++polls === lastPoll) stopping.abort()
          return pollAt(polls)
        },
      },
      scheduler: { found: () => undefined, missed: () => undefined, wait: () => 0 },
      history,
      supplies: { update: () => undefined, current: () => noSupplies },
      problems: createProblemLog('market'),
      async onConfirmed(snapshot) {
        if (snapshot) blocks.push(JSON.parse(snapshot.body).block.number)
      },
    },
    stopping.signal,
  )
  expect(polls).toBeLessThan(lastPoll)
  return blocks
}

const block = (poll: number) => ({ head: headAt(poll), events: [] })
const moved = (poll: number): PollResult => ({ kind: 'moved', blocks: [block(poll)], isJump: false })
const jumped: PollResult = { kind: 'moved', blocks: [], isJump: true }

/** Writes nothing, but checks the fence as a write does. */
const history: HistorySync = {
  apply: (_, held) => runFenced(on.market, held, async () => 'applied' as const),
  catchUp: (_, held) => runFenced(on.market, held, async () => undefined),
}

test('a leader whose lease is lost when it stores a block ends without a warning or another snapshot', async () => {
  const blocks = await lead(async (poll) => {
    if (poll === 3) await holdLease(on.market, 2n)
    return moved(poll)
  }, history)
  expect(blocks).toEqual(['1', '2'])
  expect(console.error).not.toHaveBeenCalled()
})

test('a leader whose lease is lost while the history catches up ends without a warning or another snapshot', async () => {
  const caught = vi.fn()
  let fail: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    fail = resolve
  })
  const blocks = await lead(
    async (poll) => {
      if (poll === 3) {
        await holdLease(on.market, 2n)
        fail()
        // The lease is free for this process again, so that only the failed work in the background can end the leader.
        await vi.waitFor(() => expect(caught).toHaveBeenCalled())
        await holdLease(on.market, 1n)
      }
      return poll === 2 ? jumped : moved(poll)
    },
    {
      ...history,
      catchUp: (head, held, signal) =>
        late
          .then(() => history.catchUp(head, held, signal))
          .catch((error: unknown) => {
            caught()
            throw error
          }),
    },
  )
  expect(blocks).toEqual(['1', '2'])
  expect(console.error).not.toHaveBeenCalled()
})
