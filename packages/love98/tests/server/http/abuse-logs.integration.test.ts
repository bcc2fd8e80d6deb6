import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SignInFields, signInMessage } from '@/domain/sign-in/sign-in-message'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { captureLog } from '../captured-log'
import { answerEach, type NodeStub, secretKey, startNodeStub } from '../node-stub'
import { type ServedRoutes, serveRoutes } from '../served-routes'

const folder = mkdtempSync(join(tmpdir(), 'love98-logs-'))
let node: NodeStub
let server: ServedRoutes
let logged: string[] = []
beforeEach(async () => {
  await copyDatabaseTemplate(join(folder, 'data'))
  node = await startNodeStub()
  node.answerWith(answerEach(() => ({ result: '0x' })))
  vi.resetModules()
  for (const name of ['DEMO_MANIFEST', 'RPC_URL_8453', 'DATABASE_URL', 'RATE_LIMITS', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('ETHEREUM_RPC_URL', node.url)
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  vi.stubEnv('LOG_LEVEL', 'info')
  logged = captureLog()
  server = await serveRoutes()
  vi.stubEnv('SITE_URL', server.url)
})
afterEach(async () => {
  await server.stop()
  await node.stop()
  await (await import('@/server/db/database')).closeDatabase()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request as the page does. Every returned cookie is recorded as a secret. */
async function ask(method: string, path: string, body: unknown, cookie: string, secrets: Set<string>) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { origin: server.url, 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  for (const line of cookies) if (line.split('=')[1]) secrets.add(line.split('=')[1] ?? '')
  return { status: response.status, answer: await response.json(), cookie: cookies.join('; ') }
}

test('logs contain neither credentials nor full addresses of visitors', { timeout: 120_000 }, async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const secrets = new Set([account.address, secretKey])
  const asked = await ask('POST', '/api/auth/nonce', { address: account.address, chainId: 1 }, '', secrets)
  expect(asked.status).toBe(200)
  const { fields } = asked.answer as { fields: SignInFields }
  const message = signInMessage(fields)
  const signature = await account.signMessage({ message })
  for (const secret of [fields.nonce, signature, message, fields.requestId]) secrets.add(secret)
  const verify = (body: unknown) => ask('POST', '/api/auth/verify', body, asked.cookie, secrets)
  const verified = await verify({ message, signature })
  expect(verified.status).toBe(200)
  const cookie = `${asked.cookie}; ${verified.cookie}`
  expect((await ask('GET', '/api/auth/session', undefined, cookie, secrets)).answer).toHaveProperty('address')
  // Failures are logged in more detail than successes: a replayed message, malformed data and a closed database.
  expect((await verify({ message, signature })).status).toBeGreaterThanOrEqual(400)
  expect((await verify({ message: `${message}\n`, signature })).status).toBeGreaterThanOrEqual(400)
  await (await (await import('@/server/db/database')).openedDatabase())?.close()
  expect((await verify({ message, signature })).status).toBeGreaterThanOrEqual(400)
  await ask('POST', '/api/auth/nonce', { address: account.address, chainId: 1 }, cookie, secrets)
  await ask('GET', '/api/auth/session', undefined, cookie, secrets)
  await ask('DELETE', '/api/auth/session', undefined, cookie, secrets)
  const log = logged.join('\n')
  vi.restoreAllMocks()
  expect(logged.length).toBeGreaterThan(8)
  expect(log).toContain('"pathname":"/api/auth/verify"')
  // The log may contain a shortened secret, but no useful part of one.
  const found = [...secrets].flatMap((secret) => {
    const parts = secret.length > 24 ? [secret.slice(0, 24), secret.slice(-24)] : [secret]
    return parts.filter((part) => log.toLowerCase().includes(part.toLowerCase()))
  })
  expect([found, log.match(/"from":"(?!127\.0\.0\.0)[^"]*"/g)]).toEqual([[], null])
})
