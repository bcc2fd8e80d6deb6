import type { Client, Pool } from 'pg'
import { type Connection, migrate } from './migrate'
import type { Database } from './opened-database'

/** Timeouts in ms. Together they stay below five seconds, so that a request is answered while the database is away. */
const limits = {
  /** To reach the server, or to wait for a free connection. */
  connectionTimeoutMillis: 2000,
  /** After which the server gives a statement up, */
  statement_timeout: 2000,
  /** and after which we do, when the server says nothing at all. */
  query_timeout: 2500,
}

/** Changing a table may take longer than reading one, and another process may hold the lock. */
const migrationLimits = { connectionTimeoutMillis: 2000, statement_timeout: 20_000, query_timeout: 25_000 }

/** SQLSTATE 08P01, which PgBouncer answers to a parameter of a connection that it does not keep. */
const protocolViolation = '08P01'

/**
 * Connects to a PostgreSQL server, 15 or newer, or to a PgBouncer in transaction mode before one, and migrates it. No
 * statement relies on the state of a session.
 * @param poolSize connections at most
 * @throws {MigrationError}
 * @throws the driver's error when the server cannot be reached within two seconds
 */
export async function openPostgres(url: string, poolSize = 10): Promise<Database> {
  // Lazy import: only one of the two engines is used.
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const sendsParameters = await migrateServer((limits) => new pg.Client({ connectionString: url, ...limits }))
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'love98',
    keepAlive: true,
    ...(sendsParameters ? limits : withoutParameters(limits)),
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

/** An `error` event without a listener ends the process. The pool replaces the lost connection. */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

type MigrationLimits = Partial<typeof migrationLimits>

/**
 * Migrates the server. A pooler that shares connections among clients refuses limits that are kept by a connection
 * (`statement_timeout`): then the server's own limits hold, which docs/operations.md tells how to set, and ours of the driver.
 * @returns whether connections may carry such parameters
 */
async function migrateServer(connect: (limits: MigrationLimits) => Client): Promise<boolean> {
  try {
    await migrateOver(connect(migrationLimits))
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === protocolViolation)) throw error
    await migrateOver(connect(withoutParameters(migrationLimits)))
    return false
  }
}

function withoutParameters<Limits extends { statement_timeout: number }>({
  statement_timeout: _,
  ...others
}: Limits): Omit<Limits, 'statement_timeout'> {
  return others
}

async function migrateOver(client: Client): Promise<void> {
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
