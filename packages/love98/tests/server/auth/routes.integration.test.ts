import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInMessage } from '@/domain/sign-in/sign-in-message'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { requestRoute } from '../all-routes'

const here = 'http://localhost:3000'
const account = privateKeyToAccount(generatePrivateKey())
const folder = mkdtempSync(join(tmpdir(), 'love98-auth-'))

let logged: unknown[][] = []
let close: (() => Promise<void>) | undefined
beforeAll(() => copyDatabaseTemplate(join(folder, 'data')))
afterAll(async () => {
  await close?.()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  // Each test loads the routes again, and the folder of the database can be open only once.
  await close?.()
  vi.resetModules()
  close = async () => (await import('@/server/db/database')).closeDatabase()
  for (const name of ['DATABASE_URL', 'DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  vi.stubEnv('SITE_URL', here)
  vi.stubEnv('RATE_LIMITS', 'nonce=1000/60 nonce-account=1000/60 verify=1000/60 verify-account=1000/60')
  logged = []
  for (const way of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...line) => void logged.push(line))
})
afterEach(() => vi.restoreAllMocks())

// Proves S7.1
test('an account signs in, is recognized by its cookie, and signs out', async () => {
  const browser = createBrowser()
  expect(await browser.session()).toEqual({ status: 'unauthenticated' })
  const signed = await signedIn(browser)
  const answer = await browser.post('verify', signed)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.body).toMatchObject({ status: 'authenticated', address: account.address, kind: 'account' })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-love_sid=[\w-]{43}; Path=\/; Max-Age=604800; Secure; HttpOnly; SameSite=Lax$/,
    ),
  ])
  expect(await browser.session()).toEqual(answer.body)
  const stolen = createBrowser(browser.cookies)
  const ended = await browser.send('DELETE', 'session')
  expect(ended.body).toEqual({ status: 'unauthenticated' })
  expect(await stolen.session()).toEqual({ status: 'unauthenticated' })
  const secrets = [...stolen.cookies.values(), signed.signature, signed.message]
  for (const secret of secrets) expect(JSON.stringify(logged)).not.toContain(secret)
})

test('inside a frame of another site cookies are partitioned, and a second sign-in rotates them', async () => {
  const browser = createBrowser()
  const first = await browser.post('verify', { ...(await signedIn(browser, true)), frame: true })
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-love_fsid=[\w-]{43}; Path=\/; Max-Age=604800; Secure; HttpOnly; SameSite=None; Partitioned$/,
    ),
  ])
  const old = createBrowser(browser.cookies)
  await browser.post('verify', { ...(await signedIn(browser, true)), frame: true })
  expect(await browser.session()).toMatchObject({ status: 'authenticated' })
  expect(await old.session()).toEqual({ status: 'unauthenticated' })
})

// Proves S8.12
test('exactly one of several concurrent verifications of a message succeeds, and none later', async () => {
  const browser = createBrowser()
  const signed = await signedIn(browser)
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post('verify', signed)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
  const late = await browser.post('verify', signed)
  expect([late.status, late.body]).toEqual([
    401,
    { code: 'verification-failed', message: 'Error verifying signature, please retry!' },
  ])
})

test('verify refuses another browser, another account’s signature, and a changed message', async () => {
  const browser = createBrowser()
  const moved = await createBrowser().post('verify', await signedIn(browser))
  const { message } = await signedIn(browser)
  const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
  const foreign = await browser.post('verify', { message, signature })
  const good = await signedIn(browser)
  const changed = await browser.post('verify', { ...good, message: good.message.replace('Sign', 'Sing') })
  for (const { status, headers } of [moved, changed]) {
    expect(status).toBe(401)
    expect(headers.getSetCookie()).toEqual([])
  }
  // This chain has no node, so the server cannot call the contract (EIP-1271).
  expect([foreign.status, foreign.body]).toEqual([503, expect.objectContaining({ code: 'node-unavailable' })])
  expect(await browser.session()).toEqual({ status: 'unauthenticated' })
})

describe('malformed bodies', () => {
  const address = account.address
  test.each([
    ['nonce', '{', 400],
    ['nonce', '[]', 400],
    ['nonce', '{}', 400],
    ['nonce', JSON.stringify({ address: '0x12', chainId: 1 }), 400],
    ['nonce', JSON.stringify({ address, chainId: '1' }), 400],
    ['nonce', JSON.stringify({ address, chainId: 1, kind: 'other' }), 400],
    ['nonce', JSON.stringify({ address, chainId: 1, more: true }), 400],
    ['nonce', JSON.stringify({ address, chainId: 987654 }), 404],
    ['nonce', ' '.repeat(2000), 413],
    ['verify', 'null', 400],
    ['verify', JSON.stringify({ message: 'hello', signature: '0x12' }), 400],
    ['verify', JSON.stringify({ message: 'hello', signature: 'hello' }), 400],
    ['verify', JSON.stringify({ message: { toString: 1 }, signature: '0x12' }), 400],
    ['verify', JSON.stringify({ message: 'm'.repeat(5000), signature: '0x12' }), 400],
    ['verify', JSON.stringify({ message: 'm', signature: `0x${'00'.repeat(40_000)}` }), 413],
  ])('a malformed body is refused: %s %.60s', async (path, body, status) => {
    const answer = await createBrowser().send('POST', path, body)
    expect(answer.status).toBe(status)
    expect(Object.keys(Object(answer.body)).sort()).toEqual(['code', 'message'])
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|node_modules|stack/)
  })
})

test('requests from another origin are refused for nonce, verify and sign-out', async () => {
  const browser = createBrowser()
  const signed = await signedIn(browser)
  const away = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (const [method, path] of [
    ['POST', 'nonce'],
    ['POST', 'verify'],
    ['DELETE', 'session'],
  ] as const) {
    const body = method === 'POST' ? JSON.stringify(signed) : undefined
    expect((await browser.send(method, path, body, away)).status, path).toBe(403)
  }
  expect((await browser.post('verify', signed)).status).toBe(200)
})

/**
 * Creates a client that keeps cookies as a browser does, one per name, and sends the headers of the site's own
 * pages.
 */
function createBrowser(known: ReadonlyMap<string, string> = new Map()) {
  const cookies = new Map(known)
  const send = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`${here}/api/auth/${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        origin: here,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const response = await requestRoute(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
  }
  return {
    cookies,
    send,
    post: (path: string, body: unknown) => send('POST', path, JSON.stringify(body)),
    session: async () => (await send('GET', 'session')).body,
  }
}

async function signedIn(browser: ReturnType<typeof createBrowser>, frame = false) {
  const asked = { address: account.address, chainId: 1, ...(frame ? { frame } : {}) }
  const { status, body } = await browser.post('nonce', asked)
  expect(status).toBe(200)
  const message = signInMessage((body as { fields: Parameters<typeof signInMessage>[0] }).fields)
  return { message, signature: await account.signMessage({ message }) }
}
