import { eq, inArray, sql } from 'drizzle-orm'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import { marketBlocks, marketPools, marketSource } from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/query-failure'
import type { WriteFence } from './history'
import { inFencedTransaction } from './store-blocks'

/** The stored progress of a pool's history. */
export type PoolProgress = typeof marketPools.$inferSelect

/** @throws {LoveError} `database-unavailable` */
export async function readSource({ orm }: Database): Promise<{ chainId: number; genesis: string } | null> {
  const [row] = await runQuery(() => orm.select().from(marketSource))
  return row ?? null
}

/**
 * Returns the progress of the pools that have a row.
 * @throws {LoveError} `database-unavailable`
 */
export function readProgress({ orm }: Database, pools: readonly MarketPool[]): Promise<PoolProgress[]> {
  const addresses = pools.map(({ pool }) => pool)
  return runQuery(() => orm.select().from(marketPools).where(inArray(marketPools.pool, addresses)))
}

/** Returns true if the stored prices of the pool use these sides and decimals. */
export function isOf({ baseIsFirst, base, token }: MarketPool, stored: PoolProgress): boolean {
  return (
    stored.baseIsFirst === baseIsFirst &&
    stored.baseDecimals === base.decimals &&
    stored.tokenDecimals === token.decimals
  )
}

/**
 * Starts the history of pools at a block.
 * @throws {LeaseLostError}
 */
export function beginPools(
  database: Database,
  pools: readonly MarketPool[],
  at: { source: { chainId: number; genesis: string }; block: bigint; time: number },
  fence: WriteFence,
): Promise<void> {
  return inFencedTransaction(database, fence, async (transaction) => {
    await transaction.insert(marketSource).values(at.source).onConflictDoNothing()
    const rows = pools.map(({ pool, baseIsFirst, base, token }) => ({
      ...{ pool, baseIsFirst, baseDecimals: base.decimals, tokenDecimals: token.decimals },
      ...{ begunAt: at.time, nextBlock: at.block, readUntil: at.time, firstTrade: null },
    }))
    if (rows.length > 0) await transaction.insert(marketPools).values(rows).onConflictDoNothing()
  })
}

/**
 * Returns the stored blocks, the newest first.
 * @throws {LoveError} `database-unavailable`
 */
export async function readBlocks({ orm }: Database): Promise<readonly BlockHead[]> {
  const rows = await runQuery(() => orm.select().from(marketBlocks).orderBy(sql`number desc`))
  return rows.map(({ time, ...block }) => ({ ...block, timestamp: time }))
}

/**
 * Returns one stored block.
 * @throws {LoveError} `database-unavailable`
 */
export async function findBlock({ orm }: Database, number: bigint): Promise<BlockHead | null> {
  const [row] = await runQuery(() => orm.select().from(marketBlocks).where(eq(marketBlocks.number, number)))
  if (!row) return null
  const { time, ...block } = row
  return { ...block, timestamp: time }
}

/**
 * Returns the newest stored block.
 * @throws {LoveError} `database-unavailable`
 */
export async function readTip({ orm }: Database): Promise<BlockHead | null> {
  const [row] = await runQuery(() => orm.select().from(marketBlocks).orderBy(sql`number desc`).limit(1))
  if (!row) return null
  const { time, ...block } = row
  return { ...block, timestamp: time }
}
