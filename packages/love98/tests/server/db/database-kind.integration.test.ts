import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { claimDatabase, type DatabaseKind } from '@/server/db/database-kind'
import { openDatabase } from '@/server/db/open-database'
import { rows } from '@/server/db/run-query'
import { hashToken } from '@/server/db/session-token'
import { openSession } from '@/server/db/sessions'
import { databaseOf } from './database-of'
import { disposeAfterEach } from './dispose-after-each'
import { createTestDatabase, engines } from './engines'

const keep = disposeAfterEach()
const account = { address: `0x${'1'.repeat(40)}`, kind: 'account' as const, now: new Date('2026-03-01') }
const expiresAt = new Date('2026-03-08')

describe.each(engines)('the kind of a database on %s', (engine) => {
  const on = databaseOf(engine, 'sessions, database_kind')
  /** Starts a server of a kind on the open database. */
  const start = (kind: DatabaseKind) =>
    claimDatabase(
      {
        query: (statement, values) =>
          rows(on.db.orm, sql.raw(statement.replaceAll('$1', `'${String(values[0])}'`))),
      },
      kind,
      'a place',
    )

  test.each([
    [
      'demo',
      'production',
      /contains data of the demo, .+ Set LOVE98_DATA to another folder, or DATABASE_URL/,
    ],
    ['production', 'demo', /contains data of production, .+npm start -- --mainnet/],
  ] as const)('a database of %s is refused by %s, and not changed', async (first, second, sentence) => {
    expect(await start(first)).toEqual({ fromContent: false })
    await expect(start(second)).rejects.toMatchObject({
      code: 'database-kind',
      message: expect.stringMatching(sentence),
    })
    expect(await start(first)).toEqual({ fromContent: false })
  })

  test.each([
    ['demo', [31_337, 31_338]],
    ['production', [8453]],
    // The demo once used the folder of this production. Its rows are not served, and production must stay in use.
    ['production', [31_337, 1]],
  ] as const)('a database from before the mark is of %s with the chains %j', async (kind, chainIds) => {
    for (const chainId of chainIds)
      await openSession(on.db, { ...account, tokenHash: hashToken(String(chainId)), chainId, expiresAt })
    await expect(start(kind === 'demo' ? 'production' : 'demo')).rejects.toThrow('It has no mark yet')
    expect(await start(kind)).toEqual({ fromContent: true })
    expect(await start(kind)).toEqual({ fromContent: false })
  })
})

test.each(engines)(
  'a server on %s opens only a database of its kind',
  async (engine) => {
    const place = await createTestDatabase(engine)
    if (!place) return
    keep(place)
    await (await openDatabase(place.location, 'demo')).close()
    await expect(openDatabase(place.location, 'production')).rejects.toMatchObject({ code: 'database-kind' })
    // The refused server has released the folder.
    const db = await openDatabase(place.location, 'demo')
    expect(db.claim).toEqual({ fromContent: false })
    await db.close()
  },
  120_000,
)

test('of demos and productions that start at the same time, one kind has the database', async ({ skip }) => {
  const place = await createTestDatabase('postgres')
  if (!place) return skip()
  keep(place)
  const started = await Promise.allSettled(
    (['demo', 'production', 'demo', 'production'] as const).map(async (kind) =>
      (await openDatabase(place.location, kind)).close(),
    ),
  )
  expect(started.filter(({ status }) => status === 'rejected')).toHaveLength(2)
}, 120_000)

test.each(['/proc/love98/data', 'package.json/data'])(
  'the data folder %s is refused at once',
  async (directory) => {
    const opening = openDatabase({ directory })
    await expect(opening).rejects.toMatchObject({
      syscall: 'mkdir',
      code: expect.stringMatching(/^E[A-Z]+$/),
    })
  },
)
