import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openDatabase } from '@/server/db/open-database'
import type { Database } from '@/server/db/opened-database'
import { type MarketDatabase, onChain } from '@/server/market/market-database'
import { createTestDatabase, type engines, type TestDatabase } from './engines'

/**
 * Opens one database of an engine for the tests of a block, and empties its tables before each of them. If the engine
 * is missing, the tests are skipped; see `createTestDatabase`.
 * @param tables their names, with commas
 */
export function databaseOf(engine: (typeof engines)[number], tables: string) {
  let place: TestDatabase | null = null
  let db: Database | undefined
  const open = () => {
    if (!place) throw new Error(`There is no ${engine} here.`)
    return openDatabase(place.location)
  }
  beforeAll(async () => {
    place = await createTestDatabase(engine)
    if (place) db = await open()
  }, 120_000)
  beforeEach(async ({ skip }) => {
    if (!db) return skip()
    await db.orm.execute(sql.raw(`truncate ${tables}`))
  })
  afterAll(async () => {
    await db?.close()
    await place?.remove()
  })
  return {
    get db(): Database {
      if (!db) throw new Error(`The database on ${engine} is not open.`)
      return db
    },
    /** The database for the market of the demo's first chain. */
    get market(): MarketDatabase {
      return onChain(this.db, 31_337)
    },
    /** False if the engine is missing. */
    get isOpen(): boolean {
      return db !== undefined
    },
    /** Opens it again, as a second server does. */
    open,
    /** Closes it and opens it again, as a restart does. */
    async reopen(): Promise<void> {
      await db?.close()
      db = await open()
    },
  }
}
