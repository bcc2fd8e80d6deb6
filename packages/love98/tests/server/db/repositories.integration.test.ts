import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import type { SignInFields } from '@/domain/sign-in/sign-in-message'
import { guestbookDecisions, guestbookEntries } from '@/server/db/guestbook/guestbook-schema'
import { heartbreakGames, heartbreakSecrets } from '@/server/db/heartbreak-schema'
import * as marketTables from '@/server/db/market-schema'
import { issueNonce, type Nonce, spendNonce } from '@/server/db/nonces'
import { countRequest } from '@/server/db/rate-limits'
import { nonces, rateLimits, sessions } from '@/server/db/schema'
import { createToken, hashToken } from '@/server/db/session-token'
import { confirmSession, endSession, findSession, openSession } from '@/server/db/sessions'
import { databaseOf } from './database-of'
import { engines } from './engines'

const start = new Date('2026-03-01T12:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const minute = 60_000
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const fields: SignInFields = {
  domain: 'cats.example',
  address,
  statement: 'Sign in',
  uri: 'https://cats.example',
  version: '1',
  chainId: 1,
  nonce: 'n0',
  issuedAt: start.toISOString(),
  expirationTime: later(5 * minute).toISOString(),
  requestId: 'r0',
} as SignInFields

const tables = [
  nonces,
  sessions,
  rateLimits,
  heartbreakSecrets,
  heartbreakGames,
  guestbookEntries,
  guestbookDecisions,
]

describe.each(engines)('repositories on %s', (engine) => {
  const on = databaseOf(engine, 'nonces, sessions, rate_limits')

  const nonce = (name: string, over: Partial<Nonce> = {}): Nonce => ({
    nonce: name,
    kind: 'plain',
    browserHash: hashToken('browser'),
    fields,
    expiresAt: later(5 * minute),
    ...over,
  })
  const session = (token: string, over = {}) => ({
    tokenHash: hashToken(token),
    address,
    chainId: 1,
    kind: 'account' as const,
    now: start,
    expiresAt: later(60 * minute),
    ...over,
  })

  test('repositories report their engine', () => {
    expect(on.db.engine).toBe(engine)
  })

  test('the tables have the columns of the schema', async () => {
    for (const table of [...tables, ...Object.values(marketTables)]) {
      const { name, columns } = getTableConfig(table)
      const result = await on.db.orm.execute(sql`
        select column_name as name, is_nullable = 'NO' as "notNull",
          case when data_type like 'timestamp%' then 'timestamp (' || datetime_precision || ') with time zone'
            else data_type end as type
        from information_schema.columns where table_schema = 'public' and table_name = ${name}`)
      const { rows } = result as unknown as { rows: { name: string }[] }
      const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')
      const wanted = columns.map((column) => ({
        name: column.name,
        notNull: column.notNull,
        type: column.getSQLType(),
      }))
      expect([...rows].sort(byName)).toEqual(wanted.sort(byName))
    }
  })

  test('a nonce is returned as issued, once', async () => {
    const issued = nonce('a', { kind: 'safe' })
    await issueNonce(on.db, issued)
    expect(await spendNonce(on.db, 'a', later(1))).toEqual(issued)
    expect(await spendNonce(on.db, 'a', later(2))).toBeNull()
    expect(await spendNonce(on.db, 'never', later(2))).toBeNull()
  })

  test('one of 50 concurrent requests that spend a nonce gets it', async () => {
    await issueNonce(on.db, nonce('a'))
    const spent = await Promise.all(Array.from({ length: 50 }, () => spendNonce(on.db, 'a', later(1))))
    expect(spent.filter((row) => row !== null)).toHaveLength(1)
  })

  test('a nonce can be spent until the millisecond before it expires', async () => {
    await issueNonce(on.db, nonce('a', { expiresAt: later(1000) }))
    await issueNonce(on.db, nonce('b', { expiresAt: later(1000) }))
    expect(await spendNonce(on.db, 'a', later(1000))).toBeNull()
    expect(await spendNonce(on.db, 'b', later(999))).not.toBeNull()
  })

  test('spending a nonce returns the browser that it was issued to', async () => {
    await issueNonce(on.db, nonce('a', { browserHash: hashToken('mine') }))
    const spent = await spendNonce(on.db, 'a', later(1))
    expect(spent?.browserHash).toBe(hashToken('mine'))
    expect(spent?.browserHash).not.toBe(hashToken('theirs'))
    expect(await spendNonce(on.db, 'a', later(1))).toBeNull()
  })

  test('a nonce cannot be issued twice, and the error contains no parameter', async () => {
    await issueNonce(on.db, nonce('secret-nonce'))
    const refusal = await issueNonce(on.db, nonce('secret-nonce')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: '23505' })
    expect(String(refusal)).not.toContain('secret-nonce')
  })

  test('a session is found by its token, and the token itself is not stored', async () => {
    const token = createToken()
    const proof = { message: 'm', signature: '0x1234' }
    await openSession(on.db, session(token, { proof, kind: 'contract' }))
    expect(await findSession(on.db, hashToken(token), later(1))).toEqual({
      tokenHash: hashToken(token),
      address,
      chainId: 1,
      kind: 'contract',
      proof,
      createdAt: start,
      verifiedAt: start,
      expiresAt: later(60 * minute),
    })
    const stored = await on.db.orm.select().from(sessions)
    expect(JSON.stringify(stored)).not.toContain(token)
    const tampered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect(await findSession(on.db, hashToken(tampered), later(1))).toBeNull()
    // The stored hash is not a valid token, so a stolen table gives no access.
    expect(await findSession(on.db, hashToken(hashToken(token)), later(1))).toBeNull()
  })

  test('only a SHA-256 can be stored as a token', async () => {
    await expect(openSession(on.db, { ...session('a'), tokenHash: 'token' })).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('an expired session is not found and cannot be confirmed', async () => {
    await openSession(on.db, session('a', { expiresAt: later(1000) }))
    expect(await findSession(on.db, hashToken('a'), later(999))).not.toBeNull()
    const over = later(1000)
    expect(await findSession(on.db, hashToken('a'), over)).toBeNull()
    expect(await confirmSession(on.db, hashToken('a'), over)).toBe(false)
  })

  test('signing in again ends the previous session of the browser', async () => {
    await openSession(on.db, session('a'))
    await openSession(on.db, session('b'), hashToken('a'))
    await openSession(on.db, session('c'), hashToken('unknown'))
    expect(await findSession(on.db, hashToken('a'), later(1))).toBeNull()
    expect(await findSession(on.db, hashToken('b'), later(1))).not.toBeNull()
    expect(await findSession(on.db, hashToken('c'), later(1))).not.toBeNull()
  })

  test('confirming a session updates its time of verification', async () => {
    await openSession(on.db, session('a'))
    expect(await confirmSession(on.db, hashToken('a'), later(5))).toBe(true)
    expect((await findSession(on.db, hashToken('a'), later(5)))?.verifiedAt).toEqual(later(5))
  })

  test('an ended session is never valid again', async () => {
    await openSession(on.db, session('a'))
    expect(await endSession(on.db, hashToken('a'))).toBe(true)
    expect(await endSession(on.db, hashToken('a'))).toBe(false)
    expect(await findSession(on.db, hashToken('a'), later(1))).toBeNull()
  })

  const add = (ms: number, key: string, limit: number, requests: number) =>
    countRequest(on.db, { key, windowMs: 1000, limit, now: later(ms), requests })
  const count = async (ms: number, key = 'k', limit = 3) => {
    const { allowed, retryAfterMs } = await add(ms, key, limit, 1)
    return { allowed, retryAfterMs }
  }

  test('requests above the limit wait for the next window, and each key has its own', async () => {
    const yes = { allowed: true, retryAfterMs: 0 }
    expect([await count(0), await count(100), await count(200)]).toEqual([yes, yes, yes])
    expect(await count(300)).toEqual({ allowed: false, retryAfterMs: 700 })
    expect(await count(300, 'other')).toEqual(yes)
    expect(await count(999)).toEqual({ allowed: false, retryAfterMs: 1 })
    expect(await count(1000)).toEqual(yes)
  })

  test('a batch counts as its number of requests, and the total of all processes is returned', async () => {
    const of = (total: number) => ({ total, endsAt: later(1000) })
    expect(await add(0, 'k', 10, 4)).toEqual({ allowed: true, retryAfterMs: 0, ...of(4) })
    expect(await add(100, 'k', 10, 6)).toEqual({ allowed: true, retryAfterMs: 0, ...of(10) })
    expect(await add(200, 'k', 10, 5)).toEqual({ allowed: false, retryAfterMs: 800, ...of(11) })
    expect(await add(1000, 'k', 10, 5)).toMatchObject({ allowed: true, total: 5, endsAt: later(2000) })
  })

  test('exactly the limit of 40 concurrent requests is allowed, and the stored count is capped', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => count(0, 'k', 7)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7)
    expect(await on.db.orm.select({ requests: rateLimits.requests }).from(rateLimits)).toEqual([
      { requests: 8 },
    ])
  })
})
