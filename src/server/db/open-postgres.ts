import type { Client, Pool } from 'pg'
import { type Connection, migrate } from './migrate'
import type { OpenedDatabase } from './opened-database'

/** Connections a server process holds at most. A statement takes about a millisecond, so few serve many. */
const poolSize = 10

/** In ms. Together they are below five seconds: a request is told in time that the database is gone. */
const limits = {
  /** To reach the server, or to wait for a free connection. */
  connectionTimeoutMillis: 2000,
  /** After which the server gives a statement up, */
  statement_timeout: 2000,
  /** and after which we do, when the server says nothing at all. */
  query_timeout: 2500,
}

/** Changing a table may take longer than reading one, and another process may be at it. */
const migrationLimits = { connectionTimeoutMillis: 2000, statement_timeout: 20_000, query_timeout: 25_000 }

/**
 * Connects to a PostgreSQL server, 15 or newer, and migrates it.
 * @throws {MigrationError}
 * @throws the driver's error when the server cannot be reached within two seconds
 */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  // Loaded when needed: with the embedded engine nobody waits for this one, and the other way round.
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  await migrateServer(new pg.Client({ connectionString: url, ...migrationLimits }))
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'love98',
    keepAlive: true,
    ...limits,
  })
  surviveLostConnections(pool)
  let closing: Promise<void> | undefined
  return {
    engine: 'postgres',
    orm: drizzle({ client: pool }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/** A connection that breaks says so by an event, and an event nobody hears ends the process. The pool replaces it. */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

async function migrateServer(client: Client): Promise<void> {
  client.on('error', () => undefined)
  const connection: Connection = {
    execute: async (statements) => {
      await client.query(statements)
    },
    query: async (statement, values) => (await client.query(statement, [...values])).rows,
  }
  try {
    await client.connect()
    await client.query('begin')
    await migrate(connection)
    await client.query('commit')
  } finally {
    // Ending the connection takes back what was not committed.
    await client.end().catch(() => undefined)
  }
}
