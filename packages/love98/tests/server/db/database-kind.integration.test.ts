import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { DatabaseKind } from '@/server/db/database-kind'
import { openDatabase } from '@/server/db/open-database'
import { hashToken } from '@/server/db/session-token'
import { openSession } from '@/server/db/sessions'
import { disposeAfterEach } from './dispose-after-each'
import { createTestDatabase, engines, makeFolder } from './engines'

const keep = disposeAfterEach()
const account = { address: `0x${'1'.repeat(40)}`, kind: 'account' as const, now: new Date('2026-03-01') }
const expiresAt = new Date('2026-03-08')

describe.each(engines)('the kind of a database on %s', (engine) => {
  /** Makes a database without a mark, with a session of each chain. */
  async function databaseWith(chainIds: readonly number[] = []) {
    const place = await createTestDatabase(engine)
    if (!place) return null
    keep(place)
    const open = (kind?: DatabaseKind) => openDatabase(place.location, kind)
    const db = await open()
    for (const chainId of chainIds)
      await openSession(db, { ...account, tokenHash: hashToken(String(chainId)), chainId, expiresAt })
    await db.close()
    return {
      open,
      /** Starts a server of a kind, and returns whether its mark followed from the rows. */
      async start(kind: DatabaseKind) {
        const opened = await open(kind)
        await opened.close()
        return opened.claim
      },
    }
  }

  test.each([
    [
      'demo',
      'production',
      /contains data of the demo, .+ Set LOVE98_DATA to another folder, or DATABASE_URL/,
    ],
    ['production', 'demo', /contains data of production, .+npm start -- --mainnet/],
  ] as const)('a database of %s is refused by %s, and not changed', async (first, second, sentence) => {
    const database = await databaseWith()
    if (!database) return
    expect(await database.start(first)).toEqual({ fromContent: false })
    await expect(database.start(second)).rejects.toMatchObject({
      code: 'database-kind',
      message: expect.stringMatching(sentence),
    })
    expect(await database.start(first)).toEqual({ fromContent: false })
  })

  test.each([
    ['demo', [31_337, 31_338]],
    ['production', [8453]],
    // The demo once used the folder of this production. Its rows are not served, and production must stay in use.
    ['production', [31_337, 1]],
  ] as const)('a database from before the mark is of %s with the chains %j', async (kind, chainIds) => {
    const database = await databaseWith(chainIds)
    if (!database) return
    const other = kind === 'demo' ? 'production' : 'demo'
    await expect(database.start(other)).rejects.toThrow('It has no mark yet')
    expect(await database.start(kind)).toEqual({ fromContent: true })
    expect(await database.start(kind)).toEqual({ fromContent: false })
  })

  test('of a demo and a production that start at the same time, one has the database', async () => {
    const database = await databaseWith()
    if (!database || engine === 'pglite') return
    const started = await Promise.allSettled(
      (['demo', 'production', 'demo', 'production'] as const).map((kind) => database.start(kind)),
    )
    expect(started.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  })
})

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

test('a refused database is released', async () => {
  const { location } = keep(makeFolder())
  await (await openDatabase(location, 'demo')).close()
  await expect(openDatabase(location, 'production')).rejects.toMatchObject({ code: 'database-kind' })
  const db = await openDatabase(location, 'demo')
  await db.orm.execute(sql`select 1`)
  await db.close()
}, 60_000)
