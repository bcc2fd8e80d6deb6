import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseSignInMessage, signInMessage } from '@/domain/sign-in/sign-in-message'
import { clockSkew, nonceLifetime, sessionLifetime, signInProblem } from '@/domain/sign-in/sign-in-rules'
import { currentSession, endSessions } from '@/server/auth/current-session'
import { issueSignInNonce } from '@/server/auth/issue-nonce'
import { verifySignIn } from '@/server/auth/verify-sign-in'
import { createToken, hashToken } from '@/server/db/session-token'
import { databaseOf } from '../db/database-of'
import { createPorts, requestWith, signedFor } from './sign-in-ports'

const account = privateKeyToAccount(generatePrivateKey())
const other = privateKeyToAccount(generatePrivateKey())
const refusal = { code: 'verification-failed', message: 'Error verifying signature, please retry!' }

const on = databaseOf('pglite', 'nonces, sessions')
let world: ReturnType<typeof createPorts>
beforeEach(() => {
  world = createPorts(() => on.db)
})

// Proves S7.1
test('an account that signs the proposed message is signed in', async () => {
  const { ports, sessions } = world
  const { message, signature, cookies, fields } = await signedFor(ports, account)
  expect(parseSignInMessage(message)).toEqual(fields)
  const { session, token } = await verifySignIn(ports, { message, signature }, cookies)
  expect(session).toMatchObject({ status: 'authenticated', address: account.address, kind: 'account' })
  expect(await currentSession(ports, requestWith(token))).toEqual(session)
  const stored = await sessions()
  expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)])
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(stored)).not.toContain(token)
})

// Proves S7.1
test('a message is accepted once, and a refusal spends its nonce', async () => {
  const { ports } = world
  const { message, signature, cookies } = await signedFor(ports, account)
  await verifySignIn(ports, { message, signature }, cookies)
  await expect(verifySignIn(ports, { message, signature }, cookies)).rejects.toMatchObject(refusal)
  const second = await signedFor(ports, account)
  const bad = await other.signMessage({ message: second.message })
  await expect(
    verifySignIn(ports, { message: second.message, signature: bad }, second.cookies),
  ).rejects.toMatchObject(refusal)
  await expect(verifySignIn(ports, second, second.cookies)).rejects.toMatchObject(refusal)
})

// Proves S7.1
test('a nonce issued to another browser is refused', async () => {
  const { ports } = world
  for (const browser of [createToken(), null]) {
    const signed = await signedFor(ports, account)
    await expect(verifySignIn(ports, signed, { browser, session: null })).rejects.toMatchObject(refusal)
  }
})

// Proves S7.1
test('a changed message that was signed again is refused', async () => {
  const { ports } = world
  for (const change of [
    { domain: 'evil.example' },
    { uri: 'https://evil.example' },
    { scheme: 'https' },
    { chainId: 8453 },
    { statement: 'Give everything away.' },
    { requestId: 'another' },
    { address: other.address },
    { expirationTime: '2036-01-01T00:00:00.000Z' },
    { issuedAt: '2026-05-01T11:59:59.000Z' },
  ]) {
    const { fields, cookies } = await signedFor(ports, account)
    const changed = { ...fields, ...change }
    const message = signInMessage(changed)
    const signer = changed.address === other.address ? other : account
    const signature = await signer.signMessage({ message })
    await expect(verifySignIn(ports, { message, signature }, cookies), message).rejects.toMatchObject(refusal)
  }
})

// Proves S7.1
describe('the rules of a sign-in message', () => {
  const now = Date.parse('2026-05-01T12:00:00.000Z')
  const fields = {
    domain: 'cats.example',
    address: account.address,
    statement: 'Sign in to Cat Club.',
    uri: 'https://cats.example',
    version: '1',
    chainId: 1,
    nonce: 'abcdef0123456789',
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + nonceLifetime.plain).toISOString(),
    requestId: 'r1',
  } as const
  const place = { domain: fields.domain, uri: fields.uri, chainIds: [1] }

  test.each([
    [0, null],
    [-clockSkew, null],
    [-clockSkew - 1, 'not-yet-valid'],
    [nonceLifetime.plain + clockSkew - 1, null],
    [nonceLifetime.plain + clockSkew, 'expired'],
  ])('a message is checked %i ms after it was issued', (after, problem) => {
    expect(signInProblem(fields, fields, place, now + after)).toBe(problem)
  })

  test.each([
    ['domain', { ...place, domain: 'moved.example' }],
    ['uri', { ...place, uri: 'https://moved.example' }],
    ['chain', { ...place, chainIds: [5] }],
  ])('a proposal made before the %s changed is refused', (problem, moved) => {
    expect(signInProblem(fields, fields, moved, now)).toBe(problem)
  })
})

// Proves S7.1
test('an expired nonce is refused: after five minutes, or a day for a Safe, which only contracts may use', async () => {
  const { ports, clock } = world
  const late = await signedFor(ports, account)
  clock.now += nonceLifetime.plain
  await expect(verifySignIn(ports, late, late.cookies)).rejects.toMatchObject(refusal)

  const plain = await signedFor(ports, account, { kind: 'safe' })
  await expect(verifySignIn(ports, plain, plain.cookies)).rejects.toMatchObject(refusal)

  ports.verify = async () => 'contract'
  const safe = await signedFor(ports, account, { kind: 'safe' })
  clock.now += nonceLifetime.safe - 1
  expect((await verifySignIn(ports, safe, safe.cookies)).session).toMatchObject({ kind: 'contract' })
})

test('nonces are issued for configured chains only, and are unique', async () => {
  const { ports } = world
  const issue = (chainId: number) =>
    issueSignInNonce(ports, { address: account.address, chainId, kind: 'plain' }, createToken())
  await expect(issue(5)).rejects.toMatchObject({ code: 'unknown-chain' })
  const issued = await Promise.all(Array.from({ length: 100 }, () => issue(1)))
  expect(new Set(issued.map(({ nonce }) => nonce)).size).toBe(100)
  for (const { nonce } of issued) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
})

test('a sign-in ends the previous session, and a stolen cookie is invalid after signing out', async () => {
  const { ports, clock } = world
  const first = await signedFor(ports, account)
  const { token } = await verifySignIn(ports, first, first.cookies)
  const second = await signedFor(ports, account)
  const rotated = await verifySignIn(ports, second, { browser: second.browser, session: token })
  expect(rotated.token).not.toBe(token)
  expect(await currentSession(ports, requestWith(token))).toEqual({ status: 'unauthenticated' })
  expect(await currentSession(ports, requestWith(rotated.token))).toMatchObject({ status: 'authenticated' })
  await endSessions(ports, requestWith(rotated.token))
  expect(await currentSession(ports, requestWith(rotated.token))).toEqual({ status: 'unauthenticated' })

  const third = await signedFor(ports, account)
  const last = await verifySignIn(ports, third, third.cookies)
  clock.now += sessionLifetime.account
  expect(await currentSession(ports, requestWith(last.token))).toEqual({ status: 'unauthenticated' })
})
