import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** An open database with the tables of this product. Repositories do not depend on its engine. */
export type Database = {
  engine: 'pglite' | 'postgres'
  orm: PgDatabase<PgQueryResultHKT>
  /** The result of `claimDatabase`, if a server opened it. */
  claim?: { fromContent: boolean }
  /** `backUpFolder` for this database. Only the embedded engine has it. */
  backUp?: (now: Date) => Promise<string>
  /** Waits for running queries, and releases the folder or the connections. A second call does nothing more. */
  close(): Promise<void>
}
