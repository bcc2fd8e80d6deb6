import type { Client } from 'viem'
import { mayHaveLogs } from '@/chain/market/logs-bloom'
import { type ReadHead, readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import { readPoolStates } from '@/chain/market/read-pool-states'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { Address } from '@/domain/address'
import { ContradictoryLogs } from '@/domain/market/contradictory-logs'
import type { BlockEvents, BlockHead, MarketPool } from '@/domain/market/pool-event'
import { isSameState, type PoolState, stateAfter } from '@/domain/market/pool-state'

/**
 * The head of the chain, and the state of the pools at that block. Pools are by id; null means that the pool does not
 * exist or has no price yet.
 */
export type HeadState = {
  readonly head: BlockHead
  readonly states: ReadonlyMap<string, PoolState | null>
}

/**
 * The result of a poll of the chain. `same`: the head has not changed. `moved`: there is a new head; `blocks` has all
 * new blocks unless `isJump` is true. `doubtful`: the node contradicts its earlier answers; nothing was adopted.
 */
export type PollResult =
  | { readonly kind: 'same' }
  | { readonly kind: 'moved'; readonly blocks: readonly BlockEvents[]; readonly isJump: boolean }
  | { readonly kind: 'doubtful'; readonly problem: string }

/** Follows the head of a chain. Only one poll runs at a time. */
export type HeadFollower = {
  /** @throws {UnusableAnswer} and viem's errors; the state does not change in that case */
  poll: () => Promise<PollResult>
  /** Null before the first successful poll. */
  state: () => HeadState | null
}

/** `readsAll`: the blocks between two polls are read one by one, for a history, up to `longestWalk` blocks. */
type FollowerOptions = {
  client: Client
  multicall3: Address
  pools: readonly Pick<MarketPool, 'id' | 'source'>[]
  readsAll: boolean
}

const longestWalk = 32n

/**
 * After this number of blocks without logs by their filter, the pools are read to check the filters, because filters
 * are not part of the consensus on every chain.
 */
const checkInterval = 64

/**
 * Makes at most two calls per block: one for its header, and one for the logs of the pools by its hash unless its
 * filter excludes them. After a gap, on another fork, and after logs that contradict the known state, it reads the state
 * of the pools at the new head instead.
 */
export function followHead({ client, multicall3, pools, readsAll }: FollowerOptions): HeadFollower {
  const recent = createRecentBlocks()
  let state: HeadState | null = null
  let genesis: string | null = null
  let doubted: string | null = null
  let unchecked = 0
  let trustsFilters = true

  async function jump(head: ReadHead): Promise<PollResult> {
    genesis ??= (await readHead(client, 0n))?.hash ?? null
    const answers = await readPoolStates(client, multicall3, pools, head.hash)
    recent.clear()
    accept(head, new Map(pools.map(({ id }, index) => [id, answers[index] ?? null])))
    unchecked = 0
    return { kind: 'moved', blocks: [], isJump: true }
  }

  function accept(head: BlockHead, states: HeadState['states']) {
    recent.add(head)
    state = { head, states }
    doubted = null
  }

  /**
   * Returns the headers from the known head to the newest block, each the parent of the next one, or null if they do
   * not connect or are too many.
   */
  async function pathTo(newest: ReadHead, known: BlockHead): Promise<readonly ReadHead[] | null> {
    const missing = newest.number - known.number - 1n
    if (missing > (readsAll ? longestWalk : 0n)) return null
    const path: ReadHead[] = []
    let parent = known.hash
    for (let number = known.number + 1n; number <= newest.number; number++) {
      const next = number === newest.number ? newest : await readHead(client, number)
      if (next?.parentHash !== parent) return null
      path.push(next)
      parent = next.hash
    }
    return path
  }

  async function advance(path: readonly ReadHead[], from: HeadState): Promise<PollResult> {
    const states = new Map(from.states)
    const blocks: BlockEvents[] = []
    let readsLogs = false
    for (const { logsBloom, ...head } of path) {
      readsLogs = !trustsFilters || mayHaveLogs(logsBloom, pools)
      const logs = readsLogs ? await readPoolLogs(client, pools, { blockHash: head.hash }) : []
      if (logs.some(({ blockNumber }) => blockNumber !== head.number))
        throw new UnusableAnswer('The node gave a log of another block')
      const events = logs.map(({ event }) => event)
      for (const event of events) states.set(event.pool, stateAfter(states.get(event.pool) ?? null, event))
      blocks.push({ head, events })
    }
    const head = blocks.at(-1)?.head ?? from.head
    unchecked += readsLogs ? 0 : 1
    if (unchecked >= checkInterval && !readsLogs) {
      const answers = await readPoolStates(client, multicall3, pools, head.hash)
      unchecked = 0
      if (pools.some(({ id }, index) => !isSameState(states.get(id) ?? null, answers[index] ?? null))) {
        trustsFilters = false
        for (const [index, { id }] of pools.entries()) states.set(id, answers[index] ?? null)
        accept(head, states)
        return { kind: 'moved', blocks: [], isJump: true }
      }
    }
    for (const block of blocks) recent.add(block.head)
    accept(head, states)
    return { kind: 'moved', blocks, isJump: false }
  }

  /**
   * Handles a head that is not above the known one: the node lags behind, its chain is another fork, or it is another
   * chain.
   */
  async function pollBelow(newest: ReadHead, known: BlockHead): Promise<PollResult> {
    const found = recent.compare(newest)
    const isSameChain =
      found === 'known' ||
      (found === 'older' && genesis !== null && (await readHead(client, 0n))?.hash === genesis)
    if (isSameChain)
      return doubtful(`The node went back from block ${known.number} to ${newest.number}: it lags behind.`)
    if (doubted === newest.hash) {
      // It may be another chain, because each start of the demo creates one.
      genesis = null
      return jump(newest)
    }
    // Two nodes behind one address may disagree, so a head is adopted only if it is returned twice in a row.
    doubted = newest.hash
    return doubtful(`The node gave another block ${newest.number} than before.`)
  }

  return {
    state: () => state,
    async poll() {
      const newest = await readHead(client)
      if (!newest) throw new UnusableAnswer('The node has no block')
      if (!state) return jump(newest)
      if (newest.hash === state.head.hash) {
        doubted = null
        return { kind: 'same' }
      }
      if (newest.number <= state.head.number) return pollBelow(newest, state.head)
      const path = await pathTo(newest, state.head)
      if (!path) return jump(newest)
      try {
        return await advance(path, state)
      } catch (error) {
        if (!(error instanceof ContradictoryLogs)) throw error
        // A filter hid an earlier position.
        trustsFilters = false
        return jump(newest)
      }
    },
  }
}

function doubtful(problem: string): PollResult {
  return { kind: 'doubtful', problem }
}

type RecentBlocks = {
  /** Adds the newest block and removes all stored blocks that are not below it. */
  add: (head: BlockHead) => void
  clear: () => void
  /**
   * `known`: the block is stored. `other`: another block has its number. `older`: it is older than the stored blocks.
   */
  compare: (head: BlockHead) => 'known' | 'other' | 'older'
}

const keptHashes = 512n

/** Distinguishes a node that lags behind, which returns a block of the same chain, from a node with another chain. */
function createRecentBlocks(): RecentBlocks {
  const hashes = new Map<bigint, string>()
  let oldest: bigint | null = null
  return {
    add({ number, hash }) {
      for (const other of hashes.keys())
        if (other >= number || other <= number - keptHashes) hashes.delete(other)
      hashes.set(number, hash)
      oldest = [...hashes.keys()].reduce((low, next) => (next < low ? next : low), number)
    },
    clear() {
      hashes.clear()
      oldest = null
    },
    compare({ number, hash }) {
      if (oldest === null || number < oldest) return 'older'
      return hashes.get(number) === hash ? 'known' : 'other'
    },
  }
}
