import type { MarketPool } from '@/domain/market/pool-event'
import type { MarketDay } from '@/domain/market/snapshot'
import type { Database } from '@/server/db/opened-database'

/**
 * The last 24 hours of pairs, by the pair's name. A pair is not in it when its history does not reach back that far, or is not
 * read up to `now` yet.
 * @param now seconds since 1970: the timestamp of the snapshot's block
 * @throws {LoveError} `database-unavailable`
 */
export type ReadDay = (
  database: Database,
  pools: readonly MarketPool[],
  now: number,
) => Promise<ReadonlyMap<string, MarketDay>>
