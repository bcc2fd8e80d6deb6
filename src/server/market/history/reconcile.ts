import type { Client } from 'viem'
import { readHead } from '@/chain/market/read-head'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { Database } from '@/server/db/opened-database'
import { firstBlockSince } from './first-block'
import type { WriteFence } from './history'
import { beginPools, isOf, readBlocks, readProgress, readSource } from './progress'
import { takeBackAbove, takeBackAll, takeBackPools } from './take-back'

/** What the history is of, and what reads it. */
export type HistoryOf = {
  readonly database: Database
  readonly client: Client
  readonly chainId: number
  readonly pools: readonly MarketPool[]
  /** Blocks behind the newest one after which a block is not taken back. */
  readonly finality: number
  /** How far back it begins. */
  readonly days: number
  /** Whether another chain of the same id may take the place of this one, as each start of the demo does. */
  readonly isReplaceable: boolean
}

const day = 86_400

/**
 * Makes the stored history one of this chain and these pools: of another chain it is forgotten, and pools that are new, or
 * whose decimals changed, begin `days` ago, at midnight UTC so that the first day is whole. So do all when more days are
 * wanted than there are.
 * @throws {UnusableAnswer} when the node's chain has the stored id and another first block
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
 * Compares the stored blocks with the chain, from the newest one down, and takes back what a reorganization replaced.
 * @returns `lagging` when the head is one of the stored blocks: the node is behind what is stored, and nothing is to be done
 * @throws {UnusableAnswer} when no stored block is one of the chain
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
    // What is stored above a head that this node does not have yet cannot be compared.
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
