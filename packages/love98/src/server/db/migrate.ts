import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Connection = {
  execute(statements: string): Promise<void>
  query(statement: string, values: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
}

export type Migration = { name: string; statements: string }

/** Reports that other files migrated the database, so its tables are unknown. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly code = 'migration-refused'
}

/**
 * Runs the migrations that the database does not have, in the order of their names. The caller opens and commits the
 * transaction, so either all of them apply or none; a second process waits at the lock and then has nothing to do.
 * @throws {MigrationError} if a file was changed after it had run
 */
export async function migrate(connection: Connection, migrations = readMigrations()): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1)', [lockNumber])
  await connection.execute(journal)
  const rows = await connection.query('select name, sha256 from migrations', [])
  const done = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  for (const { name, statements } of migrations) {
    const sha256 = createHash('sha256').update(statements).digest('hex')
    if (!done.has(name)) {
      await connection.execute(statements)
      await connection.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    } else if (done.get(name) !== sha256) {
      throw new MigrationError(
        `The migration ${name} was changed after this database had run it, so its tables may differ from what ` +
          'the server expects. Restore the file, and put the change in a new one.',
      )
    }
  }
}

/** Reads the files next to this one; a build copies them next to its own. */
export function readMigrations(): Migration[] {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url))
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, statements: readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n') }))
}

/** The key of the advisory lock; other programs in the same database must not use it. */
const lockNumber = 98_020_615

const journal = `
create table if not exists migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamp(3) with time zone not null default now()
)`
