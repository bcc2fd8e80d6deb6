import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { batchSize } from '@/server/db/batches'
import { heartbreakGames, type StoredGame } from '@/server/db/heartbreak-schema'
import { pruneExpired } from '@/server/db/prune'
import { nonces, rateLimits, sessions } from '@/server/db/schema'
import { hashToken } from '@/server/db/session-token'
import { run } from '../heartbreak/table-run'
import { databaseOf } from './database-of'
import { engines } from './engines'

const now = new Date('2026-11-18T12:00:00.000Z')
const hour = 3_600_000
const at = (ms: number) => new Date(now.getTime() + ms)
const nothing = { nonces: 0, sessions: 0, rateLimits: 0, games: 0, logs: 0, guestbook: 0, market: 0 }

afterEach(() => vi.restoreAllMocks())

describe.each(engines)('pruning on %s', (engine) => {
  const on = databaseOf(engine, 'nonces, sessions, rate_limits, heartbreak_games')
  const ask = async (statement: string) => {
    const { rows } = (await on.db.orm.execute(sql.raw(statement))) as unknown as {
      rows: Record<string, unknown>[]
    }
    return rows
  }
  const keepNonce = (nonce: string, expiresAt: Date) =>
    on.db.orm.insert(nonces).values({ nonce, kind: 'plain', browserHash: '', fields: {} as never, expiresAt })
  const keepSession = (token: string, expiresAt: Date) =>
    on.db.orm.insert(sessions).values({
      ...{ tokenHash: hashToken(token), address: '0x', chainId: 1, kind: 'account' },
      ...{ createdAt: now, verifiedAt: now, expiresAt },
    })
  const keepCounts = (count: number, resetsAt: Date, name = 'k') =>
    on.db.orm
      .insert(rateLimits)
      .values(Array.from({ length: count }, (_, n) => ({ key: `${name} ${n}`, requests: 1, resetsAt })))
  const ago = (ms: number, status: StoredGame['status'], over: Partial<StoredGame> = {}) =>
    run(1, 1, { status, issuedAt: at(-ms), ...over })

  test('pruning deletes expired rows only', async () => {
    await keepNonce('old', now)
    await keepNonce('new', at(1))
    await keepSession('old', now)
    await keepSession('new', at(1))
    await keepCounts(1, now, 'old')
    await keepCounts(1, at(1), 'new')
    expect(await pruneExpired(on.db, now)).toEqual({ ...nothing, nonces: 1, sessions: 1, rateLimits: 1 })
    expect(await ask('select nonce from nonces')).toEqual([{ nonce: 'new' }])
    expect(await ask('select token_hash from sessions')).toEqual([{ token_hash: hashToken('new') }])
    expect(await ask('select key from rate_limits')).toEqual([{ key: 'new 0' }])
  })

  test('pruning deletes finished and abandoned games, and keeps ranked runs with their logs', async () => {
    const kept = [
      ago(hour - 1, 'started', { log: null }),
      ago(48 * hour - 1, 'started', { kind: 'daily', log: null }),
      ago(7 * 24 * hour - 1, 'lost', { log: 'AQ' }),
      ago(90 * 24 * hour - 1, 'lost', { log: null }),
      ago(4_000 * hour, 'ranked', { log: 'AQ' }),
    ]
    const silenced = [
      ago(7 * 24 * hour, 'lost', { log: 'AQ' }),
      ago(89 * 24 * hour, 'lost', { log: 'AQ' }),
      // As an older build stored it.
      ago(8 * 24 * hour, 'refused', { log: 'AQ' }),
    ]
    await on.db.orm
      .insert(heartbreakGames)
      .values([
        ...kept,
        ...silenced,
        ago(hour, 'started'),
        ago(48 * hour, 'started', { kind: 'daily', date: '2026-11-16' }),
        ago(48 * hour, 'withdrawn', { kind: 'daily', date: '2026-11-15' }),
        ago(90 * 24 * hour, 'lost'),
        ago(90 * 24 * hour, 'refused'),
      ])
    expect(await pruneExpired(on.db, now)).toEqual({ ...nothing, games: 5, logs: 3 })
    const left = await ask('select id, log from heartbreak_games order by id')
    const wanted = [...kept, ...silenced.map((game) => ({ ...game, log: null }))]
    expect(left).toEqual(wanted.map(({ id, log }) => ({ id, log })))
    expect(await pruneExpired(on.db, now)).toEqual(nothing)
  })

  test('no statement deletes more than a batch', async () => {
    await keepCounts(3 * batchSize + 1, now)
    await ask(`create or replace function too_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${batchSize} then raise exception 'too many rows'; end if;
      return null; end $$`)
    await ask(`create trigger batches after delete on rate_limits referencing old table as gone
      for each statement execute function too_many()`)
    try {
      expect(await pruneExpired(on.db, now)).toEqual({ ...nothing, rateLimits: 3 * batchSize + 1 })
    } finally {
      await ask('drop trigger batches on rate_limits')
    }
  })

  test('a table that cannot be pruned is logged, and the others are pruned', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await keepNonce('secret-nonce', now)
    await keepCounts(1, now)
    await ask('alter table nonces rename to nonces_away')
    try {
      expect(await pruneExpired(on.db, now)).toEqual({ ...nothing, rateLimits: 1 })
    } finally {
      await ask('alter table nonces_away rename to nonces')
    }
    const text = logged.mock.calls.join('\n')
    expect(text).toContain('nonces')
    expect(text).not.toContain('secret-nonce')
    expect(await pruneExpired(on.db, now)).toEqual({ ...nothing, nonces: 1 })
  })

  test('a stopped round deletes nothing more and logs nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await keepCounts(1, now)
    expect(await pruneExpired(on.db, now, AbortSignal.abort())).toEqual(nothing)
    expect(await ask('select key from rate_limits')).toHaveLength(1)
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('upkeep', () => {
  const embedded = databaseOf('pglite', 'rate_limits')
  const server = databaseOf('postgres', 'rate_limits')
  const number = async (expression: string) => {
    const { rows } = (await embedded.db.orm.execute(
      sql.raw(`select (${expression})::float8 as n`),
    )) as unknown as {
      rows: { n: number }[]
    }
    return rows[0]?.n ?? Number.NaN
  }

  test('every table of the embedded database is vacuumed and analyzed', async () => {
    const uncounted = `select count(*) from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relkind = 'r' and relname <> 'migrations' and reltuples < 0`
    expect(await number(uncounted)).toBe(22)
    await pruneExpired(embedded.db, now)
    expect(await number(uncounted)).toBe(0)
  })

  test('a round truncates the write-ahead log of the embedded database, for any number of writes', async () => {
    const behind = 'select pg_current_wal_lsn() - redo_lsn from pg_control_checkpoint()'
    for (let round = 0; round < 10; round++)
      await embedded.db.orm.execute(sql`insert into rate_limits
        select 'k ' || n, ${round + 1}::integer, ${at(hour).toISOString()}::timestamptz from generate_series(1, 5000) as n
        on conflict (key) do update set requests = excluded.requests`)
    expect(await number(behind)).toBeGreaterThan(5_000_000)
    await pruneExpired(embedded.db, now)
    expect(await number(behind)).toBeLessThan(100_000)
  })

  test('a row locked by another connection is left to the next round without waiting', async () => {
    await server.db.orm
      .insert(rateLimits)
      .values(['free', 'locked'].map((key) => ({ key, requests: 1, resetsAt: now })))
    await server.db.orm.transaction(async (other) => {
      await other.execute(sql`select key from rate_limits where key = 'locked' for update`)
      expect(await pruneExpired(server.db, now)).toEqual({ ...nothing, rateLimits: 1 })
    })
    expect(await pruneExpired(server.db, now)).toEqual({ ...nothing, rateLimits: 1 })
  })
})
