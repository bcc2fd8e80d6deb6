import type { Client, Pool } from 'pg'
import { claimDatabase, type DatabaseKind } from './database-kind'
import { type Connection, migrate } from './migrate'
import type { Database } from './opened-database'

/** Timeouts in ms. Their sum is below five seconds, so that requests are answered while the database is unavailable. */
const limits = {
  /** The time to connect to the server, or to wait for a free connection. */
  connectionTimeoutMillis: 2000,
  /** The timeout of a statement on the server. */
  statement_timeout: 2000,
  /** The timeout of a query in the client, if the server does not answer. */
  query_timeout: 2500,
}

/** Longer limits, because changing a table may take longer than reading it, and another process may hold the lock. */
const migrationLimits = { connectionTimeoutMillis: 2000, statement_timeout: 20_000, query_timeout: 25_000 }

/** SQLSTATE 08P01, PgBouncer's answer to a connection parameter that it does not support. */
const protocolViolation = '08P01'

/**
 * Connects to a PostgreSQL server, version 15 or later, or to a PgBouncer in transaction mode in front of one, and
 * migrates it. No statement depends on session state.
 * @param poolSize the maximum number of connections
 * @param kind the kind of this server, see `claimDatabase`; without it, the database keeps the mark that it has
 * @throws {MigrationError}
 * @throws {DatabaseKindError}
 * @throws the driver's error if the server cannot be reached within two seconds
 */
export async function openPostgres(url: string, poolSize = 10, kind?: DatabaseKind): Promise<Database> {
  // A lazy import, because only one of the two engines is used.
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  let claim: Database['claim']
  const prepare = async (connection: Connection) => {
    await migrate(connection)
    if (kind) claim = await claimDatabase(connection, kind, nameOf(url))
  }
  const connect = (limits: MigrationLimits) => new pg.Client({ connectionString: url, ...limits })
  const sendsParameters = await prepareServer(connect, prepare)
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
    ...(claim && { claim }),
    orm: drizzle({ client: pool }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/** Returns the host and the name of a database, without the password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** An `error` event without a listener would end the process. The pool replaces the lost connection. */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

type MigrationLimits = Partial<typeof migrationLimits>

type Preparation = (connection: Connection) => Promise<void>

/**
 * Runs the migrations in a transaction. A pooler that shares connections among clients refuses limits that belong to a connection
 * (`statement_timeout`). In that case the server's own limits apply, which docs/operations.md describes, and the limits
 * of the driver.
 * @returns whether connections may have such parameters
 */
async function prepareServer(
  connect: (limits: MigrationLimits) => Client,
  prepare: Preparation,
): Promise<boolean> {
  try {
    await prepareOver(connect(migrationLimits), prepare)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === protocolViolation)) throw error
    await prepareOver(connect(withoutParameters(migrationLimits)), prepare)
    return false
  }
}

function withoutParameters<Limits extends { statement_timeout: number }>({
  statement_timeout: _,
  ...others
}: Limits): Omit<Limits, 'statement_timeout'> {
  return others
}

async function prepareOver(client: Client, prepare: Preparation): Promise<void> {
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
    await prepare(connection)
    await client.query('commit')
  } finally {
    // Ending the connection rolls back uncommitted changes.
    await client.end().catch(() => undefined)
  }
}
