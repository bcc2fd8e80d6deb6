// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { createStore } from 'zustand/vanilla'
import { verifySignature } from '@/chain/verify-signature'
import { AppError } from '@/domain/errors'
import { parseSignInMessage, signInMessage } from '@/domain/sign-in/sign-in-message'
import type { Connection } from '@/domain/wallet/connection'
import { safeHost } from '@/wallet/safe/safe-host'
import { type SessionStore, sessionStore } from '@/wallet/sign-in/session-store'
import { type SignInSteps, signInSteps } from '@/wallet/sign-in/sign-in-steps'
import { type DemoChains, startChains } from '../support/demo-chains'
import { waitOptions } from '../support/event-loop'
import { SafePage } from './safe-page'
import { sessionOf, TestAuth } from './test-auth'

/** A server that checks signatures on the chain, and uses each nonce once. */
class ChainAuth extends TestAuth {
  readonly kinds: unknown[] = []
  override lifetime = 86_400_000
  private readonly used = new Set<string>()

  override async getNonce(account: Parameters<TestAuth['getNonce']>[0]) {
    this.kinds.push(account.kind)
    const fields = await super.getNonce(account)
    return { ...fields, nonce: `${fields.nonce}0123456789` }
  }

  override async createMessage(given: Parameters<TestAuth['createMessage']>[0]) {
    const message = signInMessage(given)
    const fields = parseSignInMessage(message)
    if (!fields) throw new Error('The message cannot be read back')
    return { message, fields }
  }

  override async verify({ message, signature }: { message: string; signature: string }) {
    this.verified.push({ message, signature })
    const isUsed = this.used.has(message)
    this.used.add(message)
    const { address } = page.safe
    const signed = { address, message, signature: signature as `0x${string}` }
    if (isUsed || (await verifySignature(signed, chains.client)) !== 'contract')
      throw new AppError('verification-failed')
    return sessionOf(address, 'contract')
  }
}

let chains: DemoChains
let page: SafePage
let auth: ChainAuth
let session: SessionStore
let steps: SignInSteps
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], shouldAdvanceTime: true })
  localStorage.clear()
  page = new SafePage(chains)
  auth = new ChainAuth()
  const { address, chainId } = page.safe
  const info = { address, chainId, owners: [], threshold: 2, isReadOnly: false }
  safeHost.setState({ phase: 'inside', info, client: page.client() }, true)
  const connected: Connection = { status: 'connected', address, chainId, supported: true, agreed: true }
  session = sessionStore(
    createStore<Connection>(() => connected),
    auth,
  )
})
afterEach(() => {
  steps.leave()
  vi.useRealTimers()
  safeHost.setState({ phase: 'outside', info: null, client: null }, true)
})

/** Opens the dialog, as a visit or a reload does. */
async function open() {
  steps?.leave()
  const client = () => chains.client as never
  steps = signInSteps({ config: {} as Config, session, client }, page.safe, auth)
  steps.start()
  await vi.waitFor(() => expect(steps.state.getState().phase).not.toBe('preparing'), { timeout: 10_000 })
}
const current = () => steps.state.getState()
const messageOf = () => {
  const state = current()
  if (!('prepared' in state)) throw new Error(`it is ${state.phase}`)
  return state.prepared.message
}
const comesTo = (phase: string) =>
  vi.waitFor(() => expect(current().phase).toBe(phase), { timeout: 10_000, interval: 20 })
const signsIn = () =>
  vi.waitFor(() => expect(session.getState().status).toBe('authenticated'), { timeout: 20_000, interval: 20 })

describe('sign-in inside a Safe', () => {
  test('the message can be signed for a day, and the signature of all owners signs in', async () => {
    await open()
    expect(auth.kinds).toEqual(['safe'])
    await page.ownerSigns(0, messageOf())
    await page.ownerSigns(1, messageOf())
    steps.proceed()
    await signsIn()
    expect(auth.verified).toHaveLength(1)
    // The nonce was used, so the next visit begins with another one.
    await open()
    expect(auth.countOf('getNonce')).toBe(2)
  })

  test('a closed dialog and a reload need no second signature: the request continues when the last owner signs', async () => {
    page.dialog = 'close'
    await open()
    const message = messageOf()
    await page.ownerSigns(0, message)
    steps.proceed()
    await vi.waitFor(() => expect(current()).toMatchObject({ phase: 'idle', isResumed: true }), waitOptions)
    await open()
    expect(messageOf()).toBe(message)
    expect(auth.countOf('getNonce')).toBe(1)
    await page.ownerSigns(1, message)
    await vi.advanceTimersByTimeAsync(5_000)
    await signsIn()
    expect(auth.verified.map((signed) => signed.message)).toEqual([message])
  })

  test('an invalid signature is not sent to the server, and Retry keeps the message', async () => {
    page.given = '0xdead'
    await open()
    const message = messageOf()
    steps.proceed()
    await comesTo('failed')
    expect(current()).toMatchObject({ failure: { code: 'signing-failed' } })
    expect(auth.verified).toEqual([])
    steps.proceed()
    await comesTo('idle')
    expect(messageOf()).toBe(message)
    expect(auth.countOf('getNonce')).toBe(1)
  })

  test('the page waits for a Safe that signs on-chain, and names its transaction', async () => {
    page.dialog = 'on-chain'
    await open()
    steps.proceed()
    await comesTo('queued')
    await vi.waitFor(() => expect(current()).toMatchObject({ nonce: expect.any(Number) }), {
      timeout: 10_000,
    })
    // A reload waits for the same transaction, without a new request to the owners.
    await open()
    await comesTo('queued')
    expect(page.asked).toHaveLength(1)
    await page.execute()
    await vi.advanceTimersByTimeAsync(5_000)
    await signsIn()
    expect(auth.verified).toMatchObject([{ signature: '0x' }])
  })

  test('a replaced transaction leads back to the same message', async () => {
    page.dialog = 'on-chain'
    await open()
    const message = messageOf()
    steps.proceed()
    await comesTo('queued')
    await page.execute(true)
    await vi.advanceTimersByTimeAsync(5_000)
    await comesTo('idle')
    expect(messageOf()).toBe(message)
    expect(auth.verified).toEqual([])
  })

  test('a request with an expired nonce is not continued', async () => {
    page.dialog = 'close'
    await open()
    const message = messageOf()
    steps.proceed()
    await vi.waitFor(() => expect(current()).toMatchObject({ phase: 'idle', isResumed: true }), waitOptions)
    vi.setSystemTime(Date.now() + 86_400_000)
    await open()
    expect(messageOf()).not.toBe(message)
    expect(auth.countOf('getNonce')).toBe(2)
  })
})
