import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FinishAnswer, finishAnswer, type StartAnswer, startAnswer } from '@/domain/heartbreak/wire/api'
import { leaderboardAnswer, ownAnswer, replayAnswer } from '@/domain/heartbreak/wire/api-reads'
import { type SignInFields, signInMessage } from '@/domain/sign-in/sign-in-message'
import type { Database } from '@/server/db/opened-database'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { captureLog } from '../captured-log'
import { type ServedRoutes, serveRoutes } from '../served-routes'
import { losing, winQuickly } from './ranked-play'

const folder = mkdtempSync(join(tmpdir(), 'love98-game-'))
let server: ServedRoutes
let logged: string[] = []
let db: Database
beforeAll(async () => {
  await copyDatabaseTemplate(join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  const { database } = await import('@/server/db/database')
  db = await database()
  // Each test loads the routes again, and the folder of the database can be open only once.
  vi.doMock('@/server/db/database', () => ({ database: async () => db }))
}, 120_000)
beforeEach(async () => {
  vi.resetModules()
  await db.orm.execute(sql`truncate heartbreak_games, rate_limits`)
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'RATE_LIMITS', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  vi.stubEnv('LOG_LEVEL', 'info')
  logged = captureLog()
  server = await serveRoutes()
  vi.stubEnv('SITE_URL', server.url)
})
afterEach(() => server.stop())
afterAll(async () => {
  await db.close()
  vi.doUnmock('@/server/db/database')
  rmSync(folder, { recursive: true, force: true })
})

async function ask(
  path: string,
  { body, cookie = '', method = body ? 'POST' : 'GET', origin = server.url }: RequestOptions = {},
) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { response, status: response.status, answer: (await response.json()) as Record<string, unknown> }
}
type RequestOptions = { body?: object | string; cookie?: string; method?: string; origin?: string }

async function signIn(): Promise<{ cookie: string; address: string }> {
  const account = privateKeyToAccount(generatePrivateKey())
  const asked = await ask('/api/auth/nonce', { body: { address: account.address, chainId: 1 } })
  const message = signInMessage(asked.answer.fields as SignInFields)
  const signature = await account.signMessage({ message })
  const cookies = (response: Response) =>
    response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const browser = cookies(asked.response)
  const verified = await ask('/api/auth/verify', {
    body: { message, signature },
    cookie: browser.join('; '),
  })
  expect(verified.status).toBe(200)
  return { cookie: [...browser, ...cookies(verified.response)].join('; '), address: account.address }
}
const start = async (cookie: string, kind: 'daily' | 'free' = 'free') => {
  const { answer } = await ask('/api/heartbreak/start', { body: { level: 'crush', kind }, cookie })
  return v.parse(startAnswer, answer) satisfies StartAnswer
}

// Proves S2.5
test('a signed-in wallet plays a ranked game, and the leaderboard is public', async () => {
  const { cookie, address } = await signIn()
  const started = await start(cookie)
  // The game is faster than a person can play. It is listed while it is under review.
  const { request } = winQuickly(started)
  const finished = await ask('/api/heartbreak/finish', { body: request, cookie })
  expect([finished.status, v.parse(finishAnswer, finished.answer)]).toEqual([
    200,
    expect.objectContaining({
      outcome: 'ranked',
      underReview: true,
      flags: expect.arrayContaining(['fast-solving']),
      ranks: { day: 1, week: 1, all: 1 },
    }),
  ])
  const again = await ask('/api/heartbreak/finish', { body: request, cookie })
  expect(again.answer).toEqual(finished.answer)
  const query = '/api/heartbreak/leaderboard?level=crush&period=week'
  const mine = v.parse(leaderboardAnswer, (await ask(query, { cookie })).answer)
  expect([mine.own?.address, mine.rows.map(({ gameId }) => gameId)]).toEqual([address, [started.gameId]])
  expect(v.parse(leaderboardAnswer, (await ask(query)).answer)).toMatchObject({ total: 1, own: null })
  const replay = await ask(`/api/heartbreak/replay/${started.gameId}`)
  expect(v.parse(replayAnswer, replay.answer)).toMatchObject({ log: request.log, address })
  expect(v.parse(ownAnswer, (await ask('/api/heartbreak/me', { cookie })).answer).runs).toBe(1)
})

test('without a session ranked routes answer not-signed-in, and public routes work', async () => {
  const { answer, status } = await ask('/api/heartbreak/start', { body: { level: 'crush', kind: 'free' } })
  expect([status, answer.code]).toEqual([401, 'not-signed-in'])
  expect((await ask('/api/heartbreak/me')).status).toBe(401)
  expect((await ask('/api/heartbreak/me', { method: 'DELETE' })).status).toBe(401)
  const paths = ['daily?level=crush', 'leaderboard?level=crush', 'commitments']
  for (const path of paths) expect((await ask(`/api/heartbreak/${path}`)).status).toBe(200)
  for (const path of [
    'daily',
    'daily?level=zen',
    'daily?level=custom-9x9x10',
    'leaderboard?level=crush&page=0',
  ])
    expect((await ask(`/api/heartbreak/${path}`)).answer.code).toBe('bad-request')
})

test('a lost game is reported as lost and uses up the daily attempt', async () => {
  const { cookie } = await signIn()
  const started = await start(cookie, 'daily')
  const { answer } = await ask('/api/heartbreak/finish', { body: losing(started).request, cookie })
  expect((answer as FinishAnswer).outcome).toBe('lost')
  const again = await ask('/api/heartbreak/start', { body: { level: 'crush', kind: 'daily' }, cookie })
  expect([again.status, again.answer.code]).toEqual([409, 'already-played'])
  const other = await ask(`/api/heartbreak/replay/${started.gameId}`)
  expect([other.status, other.answer.code]).toEqual([403, 'not-yet-public'])
  expect((await ask(`/api/heartbreak/replay/${started.gameId}`, { cookie })).status).toBe(200)
})

test('every refusal has a code and a message: another site, wrong shape, too long, damaged log', async () => {
  const { cookie } = await signIn()
  const started = await start(cookie)
  const { request } = winQuickly(started)
  const finish = (body: object | string, origin?: string) =>
    ask('/api/heartbreak/finish', { body, cookie, ...(origin ? { origin } : {}) })
  expect((await finish(request, 'https://evil.example')).status).toBe(403)
  expect((await finish({ ...request, log: `${request.log}!` })).answer.code).toBe('bad-request')
  expect((await finish({ ...request, log: 'A'.repeat(48_001) })).answer.code).toBe('bad-request')
  expect((await finish(`{"log":"${'A'.repeat(60_000)}"}`)).answer.code).toBe('too-large')
  const damaged = await finish({ ...request, log: request.log.slice(4) })
  expect([damaged.status, damaged.answer.code]).toEqual([400, 'bad-log'])
  const other = await signIn()
  const stolen = await ask('/api/heartbreak/finish', { body: request, cookie: other.cookie })
  expect([stolen.status, stolen.answer.code]).toEqual([404, 'unknown-game'])
  expect((await finish(request)).answer.outcome).toBe('ranked')
})

test('a wallet that starts too often gets 429 with Retry-After', async () => {
  vi.stubEnv('RATE_LIMITS', 'heartbreak-start-account=2/3600')
  const { cookie } = await signIn()
  await start(cookie)
  await start(cookie)
  const { response, answer } = await ask('/api/heartbreak/start', {
    body: { level: 'crush', kind: 'free' },
    cookie,
  })
  expect([response.status, answer.code]).toEqual([429, 'rate-limited'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500)
  const other = await signIn()
  await start(other.cookie)
})

test('a wallet can have its runs deleted', async () => {
  const { cookie } = await signIn()
  const started = await start(cookie)
  await ask('/api/heartbreak/finish', { body: winQuickly(started).request, cookie })
  const { answer } = await ask('/api/heartbreak/me', { method: 'DELETE', cookie })
  expect(v.parse(ownAnswer, answer)).toMatchObject({ runs: 0, lovePoints: 0 })
  expect((await ask(`/api/heartbreak/replay/${started.gameId}`)).status).toBe(404)
  expect((await ask('/api/heartbreak/leaderboard?level=crush')).answer.total).toBe(0)
})

test('logs contain no month secret, nonce or wallet address', async () => {
  const { cookie, address } = await signIn()
  const started = await start(cookie, 'daily')
  const { request } = winQuickly(started)
  await ask('/api/heartbreak/finish', { body: { ...request, nonce: 'f'.repeat(32) }, cookie })
  await ask('/api/heartbreak/finish', { body: request, cookie })
  const { rows } = (await db.orm.execute(sql`select secret from heartbreak_secrets`)) as unknown as {
    rows: { secret: string }[]
  }
  expect(rows.length).toBeGreaterThan(0)
  const log = logged.join('\n').toLowerCase()
  expect(log).toContain('/api/heartbreak/finish')
  const secrets = [...rows.map(({ secret }) => secret), started.nonce, address, request.log]
  expect(secrets.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([])
})
