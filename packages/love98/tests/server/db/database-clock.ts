import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import type { databaseOf } from './database-of'

/**
 * Gives a database a clock that only a test advances or sets back, because the machine's clock may change during a
 * test. PostgreSQL looks for functions in `pg_catalog` first, unless the search path names it later.
 */
export function databaseClock(on: ReturnType<typeof databaseOf>) {
  const run = (statement: string) => on.db.orm.execute(sql.raw(statement))
  beforeAll(async () => {
    if (!on.isOpen) return undefined
    await run('create schema test_clock')
    await run('create table test_clock.moment (at timestamptz not null)')
    await run('insert into test_clock.moment values (now())')
    await run(`create function test_clock.clock_timestamp() returns timestamptz
      language sql volatile as 'select at from test_clock.moment'`)
    const path = 'test_clock, pg_catalog, public'
    // The embedded engine has one connection; on a server, the path applies to the next connections.
    if (on.db.engine === 'pglite') return run(`set search_path = ${path}`)
    await run(
      `do $$ begin execute format('alter database %I set search_path = ${path}', current_database()); end $$`,
    )
    await on.reopen()
  })
  // Columns have whole milliseconds.
  beforeEach(() =>
    run(`update test_clock.moment set at = date_trunc('milliseconds', pg_catalog.clock_timestamp())`),
  )
  return {
    /** @param ms a negative value sets the clock back */
    advance: (ms: number) => run(`update test_clock.moment set at = at + ${ms} * interval '1 millisecond'`),
  }
}
