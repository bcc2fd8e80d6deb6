import { sql } from 'drizzle-orm'
import { marketLease as lease, marketSnapshot as snapshot } from '@/server/db/market-lease-schema'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/query-failure'
import { ageOf, type Fence, isOver } from './lease'

/** The data that all processes of a deployment share. */
export type SharedSnapshot = {
  /** True if the lease can be taken. */
  readonly isFree: boolean
  /**
   * The time since the lease holder confirmed that the snapshot is the newest state, ms; null before the first
   * confirmation.
   */
  readonly readAgo: number | null
  /** Identifies the snapshot; null without one. */
  readonly mark: string | null
  /** The snapshot as JSON; null if it is the known one. */
  readonly body: string | null
}

/**
 * Reads the last data of the lease holder.
 * @param known the mark of the snapshot that this process has
 * @throws {LoveError} `database-unavailable`
 */
export async function readShared({ orm }: Database, known: string | null): Promise<SharedSnapshot> {
  const mark = sql<string | null>`${snapshot.epoch} || '.' || ${snapshot.version}`
  const [row] = await runQuery(() =>
    orm
      .select({
        isFree: isOver,
        readAgo: ageOf(lease.readAt),
        mark,
        body: sql<string | null>`case when ${mark} is distinct from ${known}::text then ${snapshot.body} end`,
      })
      .from(lease)
      .leftJoin(snapshot, sql`true`),
  )
  return row ?? { isFree: true, readAgo: null, mark: null, body: null }
}

/**
 * Replaces the shared snapshot, in one statement that locks the lease while it writes.
 * @param version higher than the previous versions of this epoch
 * @returns its mark; null if the lease is lost and nothing was written
 * @throws {LoveError} `database-unavailable`
 */
export async function writeShared(
  { orm }: Database,
  { epoch }: Fence,
  version: bigint,
  body: string,
): Promise<string | null> {
  const outcome = await runQuery(() =>
    orm.execute(sql`
      with held as (
        update market_lease set read_at = clock_timestamp()
        where epoch = ${epoch} and not ${isOver} returning epoch
      )
      insert into market_snapshot (only_row, epoch, version, body)
      select true, epoch, ${version}, ${body} from held
      on conflict (only_row) do update
        set epoch = excluded.epoch, version = excluded.version, body = excluded.body
      returning version`),
  )
  const { rows } = outcome as unknown as { rows: readonly unknown[] }
  return rows.length === 1 ? `${epoch}.${version}` : null
}

/**
 * Reports to the lease holder that visitors of another process have requested the market.
 * @throws {LoveError} `database-unavailable`
 */
export async function tellLooked({ orm }: Database): Promise<void> {
  await runQuery(() => orm.update(lease).set({ lookedAt: sql`clock_timestamp()` }))
}
