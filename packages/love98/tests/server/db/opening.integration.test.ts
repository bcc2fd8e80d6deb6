import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Connection, type Migration, migrate, readMigrations } from '@/server/db/migrate'
import { issueNonce, spendNonce } from '@/server/db/nonces'
import { openDatabase } from '@/server/db/open-database'
import { createToken, hashToken } from '@/server/db/session-token'
import { findSession } from '@/server/db/sessions'
import {
  createEmptyDatabase,
  createTestDatabase,
  engines,
  openWithoutTables,
  type TestDatabase,
} from './engines'

describe.each(engines)('opening on %s', (engine) => {
  let place: TestDatabase | null = null
  beforeEach(async ({ skip }) => {
    place ??= await createEmptyDatabase(engine)
    if (!place) skip()
  }, 120_000)
  afterEach(async () => {
    await place?.remove()
    place = null
  })

  test('migrations run once, and reopening finds the stored rows', async () => {
    if (!place) return
    const nonce = createToken()
    for (const round of [1, 2]) {
      const db = await openDatabase(place.location)
      if (round === 1)
        await issueNonce(db, {
          nonce,
          kind: 'plain',
          browserHash: '',
          fields: {} as never,
          expiresAt: soon(),
        })
      else expect(await spendNonce(db, nonce, new Date())).not.toBeNull()
      await db.close()
    }
  })

  test('queries on a closed database fail with database-unavailable', async () => {
    const made = await createTestDatabase(engine)
    if (!made) return
    const db = await openDatabase(made.location)
    await db.close()
    await made.remove()
    await expect(findSession(db, hashToken('a'), new Date())).rejects.toMatchObject({
      code: 'database-unavailable',
    })
  })

  test('a failing statement rolls all migrations back, and a changed file is refused', async () => {
    if (!place) return
    const { connect, close } = await connector(place)
    const first = { name: '0001.sql', statements: 'create table one (id int); insert into one values (1);' }
    const broken = { name: '0002.sql', statements: 'create table two (id int); select nonsense;' }
    const run = (migrations: Migration[]) => connect((connection) => migrate(connection, migrations))
    const tables = () =>
      connect((connection) =>
        connection.query(
          "select table_name from information_schema.tables where table_schema = 'public'",
          [],
        ),
      )
    await expect(run([first, broken])).rejects.toThrow('nonsense')
    expect(await tables()).toEqual([])
    // Ten at once, on separate connections if the engine has them: one migrates, and the others find it done.
    await Promise.all(Array.from({ length: 10 }, () => run([first])))
    expect(await connect((connection) => connection.query('select id from one', []))).toEqual([{ id: 1 }])
    await expect(run([{ ...first, statements: 'create table three (id int);' }])).rejects.toMatchObject({
      name: 'MigrationError',
    })
    await close()
  })

  test('a database of any earlier version is migrated with its rows', async () => {
    if (!place) return
    const all = readMigrations()
    const { connect, close } = await connector(place)
    const run = (migrations: Migration[]) => connect((connection) => migrate(connection, migrations))
    const ask = (statement: string) => connect((connection) => connection.query(statement, []))
    for (let version = 1; version < all.length; version++) {
      await run(all.slice(0, version))
      const address = `0x${'1'.repeat(40)}`
      await ask(`insert into sessions values ('${hashToken('a')}', '${address}', 1, 'account', null,
        '2026-03-01', '2026-03-01', '2026-03-02')`)
      await run(all)
      expect(await ask('select address from sessions')).toEqual([{ address }])
      expect(await ask('select count(*)::integer as count from heartbreak_games')).toEqual([{ count: 0 }])
      expect(await ask('select name from migrations order by name')).toHaveLength(all.length)
      // The next round uses the same database.
      await connect((connection) => connection.execute('drop schema public cascade; create schema public'))
    }
    await close()
  })
})

test('migration files are numbered in order and end with a newline', () => {
  const migrations = readMigrations()
  expect(migrations.length).toBeGreaterThan(0)
  for (const [index, { name, statements }] of migrations.entries()) {
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z-]+\\.sql$`))
    expect(statements.endsWith('\n')).toBe(true)
  }
})

test('two servers open one PostgreSQL concurrently, and each nonce is spent once', async ({ skip }) => {
  const place = await createEmptyDatabase('postgres')
  if (!place) return skip()
  const pools = await Promise.all([openDatabase(place.location), openDatabase(place.location)])
  const [first] = pools
  for (let round = 0; round < 20; round++) {
    const nonce = createToken()
    await issueNonce(first, { nonce, kind: 'plain', browserHash: '', fields: {} as never, expiresAt: soon() })
    const spent = await Promise.all([...pools, ...pools].map((db) => spendNonce(db, nonce, new Date())))
    expect(spent.filter((row) => row !== null)).toHaveLength(1)
  }
  await Promise.all(pools.map((db) => db.close()))
  await place.remove()
}, 60_000)

test.each(['refuses', 'says nothing'])(
  'opening fails within three seconds when the server %s',
  async (how) => {
    const server = createServer((socket) => void (how === 'refuses' ? socket.destroy() : socket.resume()))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    // The environment is read once per module; each round has its own server.
    vi.resetModules()
    const { database } = await import('@/server/db/database')
    vi.stubEnv('DATABASE_URL', `postgres://site@127.0.0.1:${port}/site`)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      // Twice: a failure is not cached, so the second call tries again.
      for (const _ of [1, 2]) {
        const asked = once(server, 'connection')
        const failed = expect(database()).rejects.toMatchObject({ code: 'database-unavailable' })
        await asked
        await vi.advanceTimersByTimeAsync(3000)
        await failed
      }
    } finally {
      vi.useRealTimers()
      server.close()
    }
  },
)

const soon = () => new Date(Date.now() + 60_000)

/** Returns transactions on an empty database of either engine, without tables. */
async function connector({ location }: TestDatabase) {
  if ('directory' in location) {
    const { client, close } = await openWithoutTables()
    return {
      close,
      connect: <Result>(work: (connection: Connection) => Promise<Result>) =>
        client.transaction((transaction) =>
          work({
            execute: async (statements) => void (await transaction.exec(statements)),
            query: async (statement, values) =>
              (await transaction.query<Record<string, unknown>>(statement, [...values])).rows,
          }),
        ),
    }
  }
  const { default: pg } = await import('pg')
  return {
    connect: async <Result>(work: (connection: Connection) => Promise<Result>) => {
      const client = new pg.Client({ connectionString: location.url })
      await client.connect()
      try {
        await client.query('begin')
        const result = await work({
          execute: async (statements) => void (await client.query(statements)),
          query: async (statement, values) => (await client.query(statement, [...values])).rows,
        })
        await client.query('commit')
        return result
      } finally {
        await client.end()
      }
    },
    close: async () => undefined,
  }
}
