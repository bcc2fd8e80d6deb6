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

describe('who is signed in', () => {
  test('[S4.3] no session is requested before a wallet is connected', async () => {
    await become({ status: 'connecting' })
    await become({ status: 'disconnected' })
    expect(auth.asked).toEqual([])
    expect(status()).toBe('unauthenticated')
  })

  test('[S4.3] loading, then authenticated or not', async () => {
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

  test('[S4.3] unauthenticated, when the server does not answer', async () => {
    auth.failing = { session: outage }
    await become(connected())
    expect(status()).toBe('unauthenticated')
  })

  test('[S4.3] authenticated as soon as the server answers again, without a status between that closes a dialog', async () => {
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

  test('[S4.3] a failed request is not repeated after the wallet has gone', async () => {
    vi.useFakeTimers()
    auth.failing = { session: outage }
    connection.setState(connected(), true)
    await vi.advanceTimersByTimeAsync(10)
    connection.setState({ status: 'disconnected' }, true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(auth.countOf('session')).toBe(1)
  })

  test("[S4.3] another account's session is ended, not taken over", async () => {
    auth.open = sessionOf(second)
    await become(connected(first))
    expect(status()).toBe('unauthenticated')
    expect(auth.asked).toEqual(['session', 'signOut'])
  })

  test('[S4.3] an answer that comes after the wallet has gone changes nothing', async () => {
    auth.open = sessionOf()
    connection.setState(connected(), true)
    await become({ status: 'disconnected' })
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
  })

  test('[S4.3] the server is asked again when the session should be over', async () => {
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

describe('a session ends', () => {
  beforeEach(async () => {
    auth.open = sessionOf()
    await become(connected())
    storeSignInProof({ sig: '0x12', msg: 'signed' })
    expect(status()).toBe('authenticated')
  })

  test('[S3.8] by signing out, and its receipt with it', async () => {
    await session.signOut()
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
    expect(readSignInProof()).toEqual({ sig: '', msg: '' })
  })

  test('[S4.3] with the wallet', async () => {
    await become({ status: 'disconnected' })
    expect(auth.countOf('signOut')).toBe(1)
    expect(readSignInProof().sig).toBe('')
  })

  test('[S4.3] with the account, but not with the chain', async () => {
    await become(connected(first, 31338))
    expect(status()).toBe('authenticated')
    await become(connected(second))
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
  })

  test('[S4.3] with the chain, when it is a contract', async () => {
    session.adopt(sessionOf(first, 'contract'), { sig: '0x12', msg: 'signed' })
    await become(connected(first, 31338))
    expect(status()).toBe('unauthenticated')
    expect(auth.countOf('signOut')).toBe(1)
  })

  test('[S4.3] a failed sign-out request is repeated before the next session request', async () => {
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

  test('[S4.3] but a new one is not ended in place of an old one', async () => {
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

test('[S4.3] a stored connection that does not come back ends the session once', async () => {
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

  test('[S4.3] that signs out is followed at once, also while the server does not answer', async () => {
    auth.open = sessionOf()
    await become(connected())
    auth.failing = { session: outage, signOut: outage }
    await change('love98-sign-out-owed', 'true')
    expect(status()).toBe('unauthenticated')
  })

  test('[S4.3] that signs in is followed; the server says who is signed in', async () => {
    await become(connected())
    auth.open = sessionOf()
    await change('love98-sign-in-receipt', '{}')
    expect(status()).toBe('authenticated')
  })

  test('[S4.3] is not followed before a wallet is connected, and other values change nothing', async () => {
    await change('love98-sign-in-receipt', '{}')
    await change('love98-windows', '{}')
    expect(auth.asked).toEqual([])
  })
})
