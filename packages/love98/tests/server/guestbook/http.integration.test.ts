import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { actionMessage, entryMessage } from '@/domain/guestbook/guestbook-message'
import { parseGuestbook } from '@/domain/guestbook/guestbook-wire'
import { type SignInFields, signInMessage } from '@/domain/sign-in/sign-in-message'
import { addEntry, storeDecision } from '@/server/db/guestbook/guestbook-entries'
import type { Database } from '@/server/db/opened-database'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { captureLog } from '../captured-log'
import { type ServedRoutes, serveRoutes } from '../served-routes'

const folder = mkdtempSync(join(tmpdir(), 'love98-book-'))
const owner = privateKeyToAccount(generatePrivateKey())
let server: ServedRoutes
let logged: string[] = []
let db: Database
beforeAll(async () => {
  await copyDatabaseTemplate(join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  const { database } = await import('@/server/db/database')
  db = await database()
  // The routes are loaded for each test, and the folder of the database can be open only once.
  vi.doMock('@/server/db/database', () => ({ database: async () => db }))
}, 120_000)
beforeEach(async () => {
  await db.orm.execute(sql`truncate guestbook_entries, guestbook_decisions, rate_limits`)
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'RATE_LIMITS', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  vi.stubEnv('LOG_LEVEL', 'info')
  logged = captureLog()
  await serve({ owners: [owner.address] })
})
afterEach(() => server.stop())
afterAll(async () => {
  await db.close()
  vi.doUnmock('@/server/db/database')
  vi.doUnmock('@community/config')
  rmSync(folder, { recursive: true, force: true })
})

async function serve(guestbook: object | null) {
  const { default: file } = await vi.importActual<{ default: object }>('@community/config')
  vi.doMock('@community/config', () => ({ default: { ...file, guestbook } }))
  vi.resetModules()
  server = await serveRoutes()
  vi.stubEnv('SITE_URL', server.url)
}

type RequestOptions = { body?: object | string; cookie?: string; method?: string; origin?: string }

async function ask(path: string, { body, cookie = '', ...rest }: RequestOptions = {}) {
  const { method = body ? 'POST' : 'GET', origin = server.url } = rest
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { response, text, status: response.status, answer: json(text) }
}
const json = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

async function signIn(account = privateKeyToAccount(generatePrivateKey())) {
  const asked = await ask('/api/auth/nonce', { body: { address: account.address, chainId: 1 } })
  const message = signInMessage(asked.answer.fields as SignInFields)
  const signature = await account.signMessage({ message })
  const cookies = (response: Response) =>
    response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const browser = cookies(asked.response)
  const verified = await ask('/api/auth/verify', { body: { message, signature }, cookie: browser.join('; ') })
  expect(verified.status).toBe(200)
  return { cookie: [...browser, ...cookies(verified.response)].join('; '), account }
}
type SignedIn = Awaited<ReturnType<typeof signIn>>

const today = () => new Date().toISOString().slice(0, 10)
const domain = () => new URL(server.url).host
async function signed({ account }: SignedIn, text: string) {
  const fields = { domain: domain(), address: account.address, chainId: 1, day: today(), text }
  return { text, day: today(), signature: await account.signMessage({ message: entryMessage(fields) }) }
}
async function act({ account, cookie }: SignedIn, action: 'delete' | 'hide' | 'show', author: string) {
  const about = { action, account: author.toLowerCase(), day: today(), signedAt: new Date().toISOString() }
  const message = actionMessage({ domain: domain(), address: account.address, chainId: 1, ...about })
  const body = { ...about, signature: await account.signMessage({ message }) }
  return ask('/api/guestbook/actions', { body, cookie })
}
const read = async (cookie = '') => {
  const answer = parseGuestbook((await ask('/api/guestbook', { cookie })).answer)
  if (!answer.isEnabled) throw new Error('The guestbook is off.')
  return answer
}

test('a signed-in account writes an entry, and anyone can verify it from the export alone', async () => {
  const author = await signIn()
  const body = await signed(author, 'gm, <b>hello</b> to all')
  expect(await ask('/api/guestbook', { body, cookie: author.cookie })).toMatchObject({ status: 200 })
  const page = await read(author.cookie)
  expect(page.entries).toMatchObject([{ address: author.account.address, text: 'gm, <b>hello</b> to all' }])
  expect(page.you).toMatchObject({ wrote: true, isOwner: false, isHidden: false })
  const { text, response } = await ask('/api/guestbook/export')
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const line = json(text.split('\n')[0] ?? '') as Parameters<typeof verifyMessage>[0]
  expect(await verifyMessage(line)).toBe(true)
  const again = await ask('/api/guestbook', { body: await signed(author, 'again'), cookie: author.cookie })
  expect([again.status, again.answer.code]).toEqual([409, 'guestbook-refused'])
})

test('a line that is signed for the demo or another address is in no page and no export', async () => {
  const author = await signIn()
  await ask('/api/guestbook', { body: await signed(author, 'of this site'), cookie: author.cookie })
  // The keys of the demo are public: anyone can sign with them.
  const stranger = privateKeyToAccount(generatePrivateKey())
  for (const [index, [at, chainId]] of (
    [
      ['localhost:3499', 31_337],
      [domain(), 31_337],
      ['former.example', 1],
    ] as const
  ).entries()) {
    const day = `2026-01-0${index + 1}`
    const fields = { domain: at, address: stranger.address, chainId, day, text: 'of another site' }
    const signature = await stranger.signMessage({ message: entryMessage(fields) })
    await addEntry(db, {
      ...fields,
      account: stranger.address.toLowerCase(),
      kind: 'account',
      signature,
      writtenAt: new Date(),
    })
  }
  // An owner of the demo hides the author, also with a public key.
  await storeDecision(db, {
    ...{ account: author.account.address.toLowerCase(), day: 'all', isHidden: true },
    ...{ address: stranger.address, chainId: 31_337, domain: 'localhost:3499', signature: '0x00' },
    signedAt: new Date('2027-01-01'),
  })
  const page = await read(author.cookie)
  expect(page.entries).toMatchObject([{ text: 'of this site', decision: null }])
  expect([page.next, page.you?.isHidden]).toEqual([null, false])
  const { text } = await ask('/api/guestbook/export')
  expect(text).toContain('of this site')
  expect(text).not.toMatch(/of another site|localhost:3499|former\.example/)
  const hider = await signIn(owner)
  expect((await act(hider, 'hide', author.account.address)).status).toBe(200)
  expect((await read()).entries).toMatchObject([{ text: null }])
})

test('nothing is written without a session, with that of another account, or from another site', async () => {
  const [author, other] = [await signIn(), await signIn()]
  const body = await signed(author, 'gm')
  expect(await ask('/api/guestbook', { body })).toMatchObject({
    status: 401,
    answer: { code: 'not-signed-in' },
  })
  expect((await ask('/api/guestbook', { body, cookie: other.cookie })).answer.code).toBe(
    'verification-failed',
  )
  const abroad = await ask('/api/guestbook', { body, cookie: author.cookie, origin: 'https://evil.example' })
  expect(abroad.status).toBe(403)
  expect((await read()).entries).toEqual([])
})

test('an owner hides an entry, its author deletes it, and the export changes at once', async () => {
  const [author, hider] = [await signIn(), await signIn(owner)]
  await ask('/api/guestbook', { body: await signed(author, 'a bad line'), cookie: author.cookie })
  expect((await ask('/api/guestbook/export')).text).toContain('a bad line')
  expect((await act(author, 'hide', author.account.address)).status).toBe(409)
  expect((await act(hider, 'hide', author.account.address)).status).toBe(200)
  const { text } = await ask('/api/guestbook/export')
  expect(text).not.toContain('a bad line')
  const { decision } = json(text.split('\n')[0] ?? '')
  expect(await verifyMessage(decision as Parameters<typeof verifyMessage>[0])).toBe(true)
  expect((await act(author, 'delete', author.account.address)).status).toBe(200)
  expect((await ask('/api/guestbook/export')).text).toBe('{"next":null}\n')
})

test('bodies of another shape or size and invalid queries are refused, and not logged', async () => {
  const { cookie, ...author } = await signIn()
  const good = await signed({ cookie, ...author }, 'secret words')
  const send = (body: object | string) => ask('/api/guestbook', { body, cookie })
  const wrong = [
    { ...good, day: 'today' },
    { ...good, signature: '0xabc' },
    { ...good, signature: `0x${'ab'.repeat(4_097)}` },
    { ...good, text: 7 },
    { ...good, more: 1 },
    { ...good, text: 'secret words at evil.example' },
  ]
  for (const body of wrong) expect((await send(body)).answer.code, JSON.stringify(body)).toBe('bad-request')
  expect((await send(`{"text":"${'a'.repeat(40_000)}"}`)).answer.code).toBe('too-large')
  for (const query of ['before=0', 'before=x', 'before=1e3.5', 'page=2'])
    expect((await ask(`/api/guestbook?${query}`)).answer.code, query).toBe('bad-request')
  expect(logged.join('\n')).not.toMatch(/secret words|0xabc/)
})

test('an account that writes too often gets status 429', async () => {
  vi.stubEnv('RATE_LIMITS', 'guestbook-write-account=2/3600')
  await server.stop()
  await serve({ owners: [owner.address] })
  const author = await signIn()
  const body = await signed(author, 'gm')
  const send = () => ask('/api/guestbook', { body, cookie: author.cookie })
  expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 409, 429])
})

test('a site without a guestbook reports that, and accepts nothing', async () => {
  await server.stop()
  await serve(null)
  const author = await signIn()
  expect((await ask('/api/guestbook')).answer).toEqual({ isEnabled: false })
  const write = await ask('/api/guestbook', { body: await signed(author, 'gm'), cookie: author.cookie })
  expect([write.status, (await ask('/api/guestbook/export')).status]).toEqual([403, 403])
  expect((await act(author, 'delete', author.account.address)).status).toBe(403)
})
