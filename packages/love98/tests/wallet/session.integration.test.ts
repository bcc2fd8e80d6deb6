// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import { type SessionStore, sessionStore } from '@/wallet/sign-in/session-store'
import { readSignInProof, storeSignInProof } from '@/wallet/sign-in/sign-in-proof'
import { settled } from '../support/event-loop'
import { outage, sessionOf, TestAuth } from './test-auth'
import { first, second } from './test-provider'

let auth: TestAuth
let connection: StoreApi<Connection>
let session: SessionStore

const connected = (address: typeof first | typeof second = first, chainId = 31337): Connection => ({
  status: 'connected',
  address,
  chainId,
  supported: true,
  agreed: true,
})
const status = () => session.getState().status

async function become(next: Connection) {
  connection.setState(next, true)
  await settled()
}

beforeEach(() => {
  localStorage.clear()
  auth = new TestAuth()
  connection = createStore<Connection>(() => ({ status: 'disconnected' }))
  session = sessionStore(connection, auth)
})

afterEach(() => vi.useRealTimers())

describe('the session status', () => {
  // Proves S4.3
  test('no session is requested before a wallet is connected', async () => {
    await become({ status: 'connecting' })
    await become({ status: 'disconnected' })
    expect(auth.asked).toEqual([])
    expect(status()).toBe('unauthenticated')
  })

  // Proves S4.3
  test('the status is loading, then authenticated or not', async () => {
    const seen: string[] = []
    session.subscribe((next) => seen.push(next.status))
    auth.open = sessionOf()
    await become(connected())
    expect(seen).toEqual(['loading', 'authenticated'])
    expect(session.getState()).toEqual(auth.open)
    await become({ status: 'disconnected' })
    await become(connected())
    expect(seen).toEqual(['loading', 'authenticated', 'unauthenticated', 'loading', 'unauthenticated'])
  })

  // Proves S4.3
  test('the status is unauthenticated when the server does not answer', async () => {
    auth.failing = { session: outage }
    await become(connected())
    expect(status()).toBe('unauthenticated')
  })

  // Proves S4.3
  test('the status is authenticated as soon as the server answers again, without a status between that closes a dialog', async () => {
    vi.useFakeTimers()
    const seen: string[] = []
    auth.open = sessionOf()
    auth.failing = { session: outage }
    connection.setState(connected(), true)
    await vi.advanceTimersByTimeAsync(5_010)
    expect(auth.countOf('session')).toBe(2)
    session.subscribe((next) => seen.push(next.status))
    auth.failing = {}
    await vi.advanceTimersByTimeAsync(9_000)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1_100)
    expect(seen).toEqual(['authenticated'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(auth.countOf('session')).toBe(3)
  })

  // Proves S4.3
  test('a failed request is not repeated after the wallet has gone', async () => {
    vi.useFakeTimers()
    auth.failing = { session: outage }
    connection.setState(connected(), true)
    await vi.advanceTimersByTimeAsync(10)
    connection.setState({ status: 'disconnected' }, true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(auth.countOf('session')).toBe(1)
  })

  // Proves S4.3
  test('a session of another account is ended, not adopted', async () => {
    auth.open = sessionOf(second)
    await become(connected(first))
    expect(status()).toBe('unauthenticated')
    expect(auth.asked).toEqual(['session', 'signOut'])
  })

  // Proves S4.3
  test('an answer after the wallet disconnected changes nothing', async () => {
    auth.open = sessionOf()
    connection.setState(connected(), true)
    await become({ status: 'disconnected' })
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
  })

  // Proves S4.3
  test('the status is requested again when the session should have expired', async () => {
    vi.useFakeTimers()
    auth.open = sessionOf()
    connection.setState(connected(), true)
    await vi.advanceTimersByTimeAsync(10)
    expect(status()).toBe('authenticated')
    auth.open = { status: 'unauthenticated' }
    await vi.advanceTimersByTimeAsync(3_599_000)
    expect(status()).toBe('authenticated')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(status()).toBe('unauthenticated')
  })
})

describe('the end of a session', () => {
  beforeEach(async () => {
    auth.open = sessionOf()
    await become(connected())
    storeSignInProof({ sig: '0x12', msg: 'signed' })
    expect(status()).toBe('authenticated')
  })

  // Proves S3.8
  test('signing out ends the session and removes its receipt', async () => {
    await session.signOut()
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
    expect(readSignInProof()).toEqual({ sig: '', msg: '' })
  })

  // Proves S4.3
  test('disconnecting the wallet ends the session', async () => {
    await become({ status: 'disconnected' })
    expect(auth.countOf('signOut')).toBe(1)
    expect(readSignInProof().sig).toBe('')
  })

  // Proves S4.3
  test('changing the account ends the session, and changing the chain does not', async () => {
    await become(connected(first, 31338))
    expect(status()).toBe('authenticated')
    await become(connected(second))
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
  })

  // Proves S4.3
  test('changing the chain ends the session of a contract', async () => {
    session.adopt(sessionOf(first, 'contract'), { sig: '0x12', msg: 'signed' })
    await become(connected(first, 31338))
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
  })

  // Proves S4.3
  test('a failed sign-out request is repeated before the next session request', async () => {
    auth.failing = { signOut: outage }
    await expect(session.signOut()).rejects.toBe(outage)
    expect(status()).toBe('unauthenticated')
    await become({ status: 'disconnected' })
    await become(connected())
    expect(status()).toBe('unauthenticated')
    auth.failing = {}
    await become({ status: 'disconnected' })
    await become(connected())
    expect(status()).toBe('unauthenticated')
    expect(auth.open.status).toBe('unauthenticated')
  })

  // Proves S4.3
  test('a new session is not ended in place of an old one', async () => {
    auth.failing = { signOut: outage }
    await session.signOut().catch(() => undefined)
    auth.failing = {}
    auth.open = sessionOf()
    session.adopt(auth.open, { sig: '0x34', msg: 'again' })
    session = sessionStore(connection, auth)
    await settled()
    expect(status()).toBe('authenticated')
  })
})

// Proves S4.3
test('a stored connection that does not come back ends the session once', async () => {
  await become({ status: 'reconnecting' })
  await become({ status: 'disconnected' })
  expect(auth.asked).toEqual(['signOut'])
})

describe('another tab of this browser', () => {
  const change = async (key: string, newValue: string) => {
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    await settled()
  }

  // Proves S4.3
  test('another tab that signs out is followed at once, also while the server does not answer', async () => {
    auth.open = sessionOf()
    await become(connected())
    auth.failing = { session: outage, signOut: outage }
    await change('love98-sign-out-owed', 'true')
    expect(status()).toBe('unauthenticated')
  })

  // Proves S4.3
  test('another tab that signs in is followed, and the server returns the session', async () => {
    await become(connected())
    auth.open = sessionOf()
    await change('love98-sign-in-receipt', '{}')
    expect(status()).toBe('authenticated')
  })

  // Proves S4.3
  test('another tab is not followed before a wallet is connected, and other stored values change nothing', async () => {
    await change('love98-sign-in-receipt', '{}')
    await change('love98-windows', '{}')
    expect(auth.asked).toEqual([])
  })
})
