import type { Client } from 'viem'
import { readHead } from '@/chain/market/read-head'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { Database } from '@/server/db/opened-database'
import { firstBlockSince } from './first-block'
import type { WriteFence } from './history'
import { beginPools, isOf, readBlocks, readProgress, readSource } from './progress'
import { takeBackAbove, takeBackAll, takeBackPools } from './take-back'

/** The subject of the history, and the objects that read it. */
export type HistoryOf = {
  readonly database: Database
  readonly client: Client
  readonly chainId: number
  readonly pools: readonly MarketPool[]
  /** The number of blocks behind the newest one after which a block is final. */
  readonly finality: number
  /** The number of days before now at which the history starts. */
  readonly days: number
  /** True if another chain with the same id may replace this one, as each start of the demo does. */
  readonly isReplaceable: boolean
}

const day = 86_400

/**
 * Makes the stored history match this chain and these pools. The history of another chain is deleted. Pools that are
 * new, or whose decimals changed, start `days` ago, at midnight UTC so that the first day is complete. If the
 * configuration needs more days than are stored, all pools start again.
 * @throws {UnusableAnswer} if the node's chain has the stored id and another first block
 */
export async function prepare(
  of: HistoryOf,
  head: BlockHead,
  fence: WriteFence,
  signal: AbortSignal,
): Promise<void> {
  const { database, client, chainId, pools } = of
  const genesis = await readHead(client, 0n)
  if (!genesis) throw new UnusableAnswer('The node has no first block')
  const source = { chainId, genesis: genesis.hash }
  const stored = await readSource(database)
  if (stored && stored.genesis !== source.genesis) {
    if (stored.chainId === chainId && !of.isReplaceable)
      throw new UnusableAnswer('The node is of another chain than the one whose history is stored')
    await takeBackAll(database, fence)
  }
  const since = Math.max(0, head.timestamp - (head.timestamp % day) - of.days * day)
  const known = new Map((await readProgress(database, pools)).map((row) => [row.pool, row]))
  const isStale = (pool: MarketPool) => {
    const row = known.get(pool.pool)
    return row !== undefined && (!isOf(pool, row) || row.begunAt > since + day)
  }
  const stale = pools.filter(isStale)
  if (stale.length > 0)
    await takeBackPools(
      database,
      stale.map(({ pool }) => pool),
      fence,
    )
  const fresh = pools.filter((pool) => isStale(pool) || !known.has(pool.pool))
  if (fresh.length === 0) return
  const block = await firstBlockSince(client, since, head, signal)
  await beginPools(database, fresh, { source, block, time: since }, fence)
}

/**
 * Compares the stored blocks with the chain, from the newest one down, and rolls back blocks that a reorganization
 * replaced.
 * @returns `lagging` if the head is one of the stored blocks: the node is behind the stored history, and there is
 *   nothing to do
 * @throws {UnusableAnswer} if no stored block is on the chain
 */
export async function reconcile(
  of: HistoryOf,
  head: BlockHead,
  fence: WriteFence,
): Promise<'lagging' | 'in line'> {
  const stored = await readBlocks(of.database)
  const [tip] = stored
  if (!tip) return 'in line'
  for (const block of stored) {
    if (block.number > head.number) continue
    const there = block.number === head.number ? head : await readHead(of.client, block.number)
    if (there?.hash !== block.hash) continue
    if (block.number === head.number && tip.number > head.number) return 'lagging'
    // Stored blocks above the node's head cannot be compared.
    if (
      tip.number > head.number &&
      !stored.some(({ number }) => number > block.number && number <= head.number)
    )
      return 'lagging'
    if (block.number < tip.number)
      await takeBackAbove(of.database, { ...block, time: block.timestamp }, fence)
    return 'in line'
  }
  throw new UnusableAnswer(`The node has none of the ${stored.length} newest blocks whose history is stored`)
}
