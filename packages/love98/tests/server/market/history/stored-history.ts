import { sql } from 'drizzle-orm'
import type { Client } from 'viem'
import { readHead } from '@/chain/market/read-head'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { Database } from '@/server/db/opened-database'
import { createHistorySync } from '@/server/market/history/sync'
import type { MarketDatabase } from '@/server/market/market-database'

export const historyTables = 'chain_histories, chain_pools, chain_blocks, chain_trades, chain_candles'

export function historyOf(
  database: MarketDatabase,
  client: Client,
  pools: readonly MarketPool[],
  { finality = 3, days = 30, isReplaceable = true } = {},
) {
  return { database, client, pools, finality, days, isReplaceable }
}

export async function holdLease({ orm, chainId }: MarketDatabase, epoch = 1n) {
  await orm.execute(sql`delete from chain_leases where chain_id = ${chainId}`)
  await orm.execute(sql`
    insert into chain_leases (chain_id, epoch, holder, expires_at)
    values (${chainId}, ${epoch}, 'a test', now() + interval '1 hour')`)
  return { epoch }
}

export async function rowsOf({ orm }: Database, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await orm.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
    ),
  )
}

export async function dump(database: Database) {
  return {
    trades: await rowsOf(database, 'select * from chain_trades order by pool, block_number, log_index'),
    candles: await rowsOf(database, 'select * from chain_candles order by pool, seconds, time'),
    pools: await rowsOf(
      database,
      'select pool, next_block, read_until, first_trade from chain_pools order by pool',
    ),
  }
}

/** Returns the contents of a newly built history: deletes the stored one and reads everything again. */
export async function rebuildHistory(of: ReturnType<typeof historyOf>, head: BlockHead) {
  await of.database.orm.execute(sql.raw(`truncate ${historyTables}`))
  await createHistorySync(of).catchUp(head, { epoch: 1n }, new AbortController().signal)
  return dump(of.database)
}

export async function newest(client: Client): Promise<BlockHead> {
  const head = await readHead(client)
  if (!head) throw new Error('The chain has no block')
  return head
}
