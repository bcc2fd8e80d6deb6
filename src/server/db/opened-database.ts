import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** An open database with its tables as this product needs them; the repositories do not ask which engine it is. */
export type Database = {
  engine: 'pglite' | 'postgres'
  orm: PgDatabase<PgQueryResultHKT>
  /** Of the embedded engine alone: `backUpFolder` for this database. */
  backUp?: (now: Date) => Promise<string>
  /** Waits for what is running, and frees the folder or the connections. Closing twice is closing once. */
  close(): Promise<void>
}
