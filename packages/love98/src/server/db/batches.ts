import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from './opened-database'
import { runQuery } from './run-query'

/** Rows per statement: few enough for its time limit of two seconds, and for other queries to run between batches. */
export const batchSize = 500

type Rows = { table: PgTable; key: PgColumn; where: SQL | undefined }

/**
 * Deletes rows in batches. It skips rows that another process has locked.
 * @param signal ends it after the current batch
 * @returns the number of deleted rows
 * @throws {AppError} `database-unavailable`; earlier batches stay deleted
 */
export function deleteInBatches(database: Database, rows: Rows, signal?: AbortSignal): Promise<number> {
  const { table, key } = rows
  return repeat(signal, () =>
    database.orm
      .delete(table)
      .where(inArray(key, batchOf(database, rows)))
      .returning({ key }),
  )
}

/** Changes rows in batches, like `deleteInBatches`. `change` must make `where` false. */
export function updateInBatches<Table extends PgTable>(
  database: Database,
  rows: Rows & { table: Table; change: PgUpdateSetSource<Table> },
  signal?: AbortSignal,
): Promise<number> {
  const { table, key, change } = rows
  return repeat(signal, () =>
    database.orm
      .update(table)
      .set(change)
      .where(inArray(key, batchOf(database, rows)))
      .returning({ key }),
  )
}

function batchOf({ orm }: Database, { table, key, where }: Rows) {
  return orm.select({ key }).from(table).where(where).limit(batchSize).for('update', { skipLocked: true })
}

async function repeat(
  signal: AbortSignal | undefined,
  work: () => PromiseLike<readonly unknown[]>,
): Promise<number> {
  let done = 0
  for (let last = batchSize; last === batchSize && !signal?.aborted; done += last)
    last = (await runQuery(work)).length
  return done
}
