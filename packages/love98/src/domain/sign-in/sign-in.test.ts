import { describe, expect, test } from 'vitest'
import { AppError } from '@/domain/errors'
import { signInButton } from '@/texts/sign-in-button'

import type { Session } from './session'
import { isSessionOf } from './session'
import {
  initialSignIn,
  isExpectedMessage,
  messageLifetime,
  type PreparedMessage,
  reduceSignIn,
  type SignIn,
  type SignInEvent,
} from './sign-in'
import type { SignInFields } from './sign-in-message'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const fields: SignInFields = {
  domain: 'love.test',
  address,
  statement: 'Sign in to Cat Club.',
  uri: 'https://love.test',
  version: '1',
  chainId: 1,
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-01T00:05:00.000Z',
  requestId: 'b1',
}
const prepared: PreparedMessage = { message: 'sign me', fields }
const failure = new AppError('nonce-failed')

const idle: SignIn = { phase: 'idle', prepared }
const signing: SignIn = { phase: 'signing', prepared }
const verifying: SignIn = { phase: 'verifying', prepared }
const failed: SignIn = { phase: 'failed', failure }
/** A Safe whose owners were already asked, and a Safe that signs by a transaction. */
const resumed: SignIn = { phase: 'idle', prepared, isResumed: true }
const queued: SignIn = { phase: 'queued', prepared, safeTxHash: '0x98', nonce: 7 }
const states = { preparing: initialSignIn, idle, failed, signing, verifying, resumed, queued }

const events = {
  restarted: { type: 'restarted' },
  prepared: { type: 'prepared', prepared },
  asked: { type: 'asked' },
  rejected: { type: 'rejected' },
  signed: { type: 'signed' },
  failed: { type: 'failed', failure },
  queued: { type: 'queued', safeTxHash: '0x98', nonce: 7 },
} as const satisfies Record<string, SignInEvent>

const ways: Partial<Record<keyof typeof states, Partial<Record<keyof typeof events, SignIn>>>> = {
  preparing: { prepared: idle, failed },
  idle: { restarted: initialSignIn, asked: signing, queued },
  resumed: { restarted: initialSignIn, asked: signing, signed: verifying, queued },
  queued: { rejected: idle, signed: verifying, failed },
  failed: { restarted: initialSignIn },
  signing: { rejected: idle, signed: verifying, failed, queued },
  verifying: { failed },
}

describe('the steps of signing in', () => {
  // Proves S4.8
  for (const [from, state] of Object.entries(states) as [keyof typeof states, SignIn][])
    test.each(Object.keys(events) as (keyof typeof events)[])(`the state ${from} changes after %s`, (name) =>
      expect(reduceSignIn(state, events[name])).toEqual(ways[from]?.[name] ?? state),
    )

  // Proves S4.8
  test('a rejection returns to the same message, silently', () => {
    expect(reduceSignIn(signing, events.rejected)).toStrictEqual(idle)
  })

  // Proves S8.10
  test('a failure discards the old message, and the next try has a new nonce', () => {
    for (const state of [initialSignIn, signing, verifying])
      expect(reduceSignIn(state, events.failed)).not.toHaveProperty('prepared')
  })

  // Proves S2.12
  test('the first button has a text for each phase', () => {
    expect(Object.values(states).map(({ phase }) => signInButton[phase])).toEqual([
      'Preparing message…',
      'Sign message',
      'Retry',
      'Waiting for signature…',
      'Verifying signature…',
      'Sign message',
      'Waiting for the Safe…',
    ])
  })
})

describe('the owner of a message', () => {
  const own = { host: 'love.test', origin: 'https://love.test', address, chainId: 1 } as const

  // Proves S2.12
  test('a message for this page, this account and this chain is accepted', () => {
    expect(isExpectedMessage(fields, own)).toBe(true)
    expect(isExpectedMessage({ ...fields, uri: 'https://love.test/' }, own)).toBe(true)
  })

  // Proves S2.12
  test.each<[string, Partial<SignInFields>]>([
    ['another domain', { domain: 'love.test.evil.test' }],
    ['a domain with a user', { domain: 'good@love.test' }],
    ['another port', { domain: 'love.test:8443' }],
    ['another address of the page', { uri: 'https://evil.test' }],
    ['another scheme', { uri: 'http://love.test' }],
    ['something that is no address', { uri: 'love.test' }],
    ['another account', { address: other }],
    ['another chain', { chainId: 5 }],
  ])('a message for %s is rejected', (_name, change) => {
    expect(isExpectedMessage({ ...fields, ...change }, own)).toBe(false)
  })

  // Proves S2.12
  test('the server times limit the signing, for any local clock', () => {
    expect(messageLifetime(fields)).toBe(300_000)
  })
})

describe('the owner of a session', () => {
  const session = (part: Partial<Extract<Session, { status: 'authenticated' }>> = {}): Session => ({
    status: 'authenticated',
    address,
    chainId: 1,
    kind: 'account',
    expiresAt: '2026-01-02T00:00:00.000Z',
    ...part,
  })

  // Proves S4.3
  test('a plain account is the same on every chain, a contract is not', () => {
    expect(isSessionOf(session(), { address, chainId: 5 })).toBe(true)
    expect(isSessionOf(session({ kind: 'contract' }), { address, chainId: 1 })).toBe(true)
    expect(isSessionOf(session({ kind: 'contract' }), { address, chainId: 5 })).toBe(false)
  })

  // Proves S4.3
  test('a session belongs to no other account, and a signed-out visitor has none', () => {
    expect(isSessionOf(session(), { address: other, chainId: 1 })).toBe(false)
    expect(isSessionOf({ status: 'unauthenticated' }, { address, chainId: 1 })).toBe(false)
  })
})
