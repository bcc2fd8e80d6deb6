// @vitest-environment happy-dom
import { stringToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { type SessionStore, sessionStore } from '@/wallet/sign-in/session-store'
import { readSignInProof } from '@/wallet/sign-in/sign-in-proof'
import { type SignInSteps, signInSteps } from '@/wallet/sign-in/sign-in-steps'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { delayedAnswers } from '../support/delayed-answers'
import { settled } from '../support/event-loop'
import { outage, sessionOf, TestAuth } from './test-auth'
import { announce, first, second, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

/** A wallet that also signs, or does not. */
class SigningProvider extends TestProvider {
  signing: 'approve' | 'reject' | 'break' | 'wait' = 'approve'
  answer = () => {}

  override async request(call: { method: string; params?: unknown }): Promise<unknown> {
    if (call.method !== 'personal_sign') return super.request(call)
    this.asked.push({ method: call.method, params: call.params })
    if (this.signing === 'reject') throw Object.assign(new Error('no'), { code: 4001 })
    if (this.signing === 'break') throw Object.assign(new Error('broken'), { code: -32603 })
    if (this.signing === 'wait')
      await new Promise<void>((resolve) => {
        this.answer = resolve
      })
    return '0x1234'
  }
}

let provider: SigningProvider
let auth: TestAuth
let wallet: Wallet
let session: SessionStore
let silence: () => void
let steps: SignInSteps

const phase = () => steps.state.getState().phase
const failure = () => {
  const state = steps.state.getState()
  return state.phase === 'failed' ? state.failure.message : null
}

async function proceed() {
  steps.proceed()
  await settled()
}

async function open() {
  steps = signInSteps(
    { config: wallet.config, session, client: wallet.client },
    { address: first, chainId: 31337 },
    auth,
  )
  steps.start()
  await settled()
}

beforeEach(async () => {
  localStorage.clear()
  // The wallet's own session store calls a server that does not exist.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')))
  provider = new SigningProvider()
  silence = announce(provider)
  auth = new TestAuth()
  wallet = createWallet(testSettings)
  session = sessionStore(wallet.connection, auth)
  const connector = wallet.config.connectors.find(({ id }) => id === 'test.wallet')
  if (!connector) throw new Error('the wallet was not announced')
  await connectWallet(wallet.config, connector, new AbortController().signal)
  await settled()
  await open()
})

afterEach(() => silence())

describe('signing in', () => {
  // Proves S7.1
  test('sign-in signs the very message that was shown, and keeps the receipt', async () => {
    const state = steps.state.getState()
    if (state.phase !== 'idle') throw new Error(`it is ${state.phase}`)
    await proceed()
    const asked = provider.asked.find(({ method }) => method === 'personal_sign')
    expect(asked?.params).toEqual([stringToHex(state.prepared.message), first])
    expect(auth.verified).toEqual([{ message: state.prepared.message, signature: '0x1234' }])
    expect(session.getState()).toMatchObject({ status: 'authenticated', address: first })
    expect(readSignInProof()).toEqual({ sig: '0x1234', msg: state.prepared.message })
  })

  // Proves S4.8
  test('a rejection is silent, and the same message may be signed after it', async () => {
    provider.signing = 'reject'
    await proceed()
    expect(phase()).toBe('idle')
    provider.signing = 'approve'
    await proceed()
    expect(session.getState().status).toBe('authenticated')
    expect(auth.countOf('getNonce')).toBe(1)
  })

  // Proves S8.10
  test('a nonce error is shown, and Retry requests another nonce', async () => {
    auth.failing = { getNonce: outage }
    await open()
    expect(failure()).toBe('Error preparing message, please retry!')
    auth.failing = {}
    await proceed()
    expect(phase()).toBe('idle')
  })

  // Proves S8.11
  test('a wallet error is shown, and Retry requests a new nonce', async () => {
    provider.signing = 'break'
    await proceed()
    expect(failure()).toBe('Error signing message, please retry!')
    provider.signing = 'approve'
    await proceed()
    expect(auth.countOf('getNonce')).toBe(2)
    await proceed()
    expect(session.getState().status).toBe('authenticated')
  })

  // Proves S8.9
  test('a wallet that changed its chain without an event gets no signature request', async () => {
    provider.chainId = 5
    await proceed()
    expect(failure()).toBe('Error signing message, please retry!')
    expect(steps.state.getState()).toMatchObject({ failure: { cause: { code: 'other-chain' } } })
    expect(provider.asked.map(({ method }) => method)).not.toContain('personal_sign')
  })

  // Proves S8.12
  test('a rejected signature is shown, and Retry requests a new nonce', async () => {
    auth.failing = { verify: new AppError('bad-request') }
    await proceed()
    expect(failure()).toBe('Error verifying signature, please retry!')
    auth.failing = {}
    await proceed()
    await proceed()
    expect(auth.verified.map(({ message }) => JSON.parse(message).nonce)).toEqual(['nonce2'])
  })

  // Proves S8.13
  test('the session of another account is refused', async () => {
    auth.verify = async () => sessionOf(second)
    await proceed()
    expect(failure()).toBe('Oops, something went wrong!')
    expect(session.getState().status).toBe('unauthenticated')
  })

  // Proves S2.12
  test.each([
    ['another site', { domain: 'evil.test' }],
    ['another account', { address: second }],
    ['another chain', { chainId: 1 }],
  ])('a message for %s is never shown to be signed', async (_name, change) => {
    auth.change = change
    await open()
    expect(failure()).toBe('Error preparing message, please retry!')
    await proceed()
    expect(provider.countOf('personal_sign')).toBe(0)
  })

  // Proves S2.12
  test('an expiring message is replaced before it is signed', async () => {
    auth.lifetime = 1_000
    await open()
    auth.lifetime = 300_000
    await proceed()
    expect(auth.verified.map(({ message }) => JSON.parse(message).nonce)).toEqual(['nonce3'])
  })
})

describe('a closed dialog', () => {
  // Proves S4.8
  test('a closed dialog ignores a later signature', async () => {
    provider.signing = 'wait'
    await proceed()
    expect(phase()).toBe('signing')
    steps.leave()
    provider.answer()
    await settled()
    expect(auth.verified).toEqual([])
    expect(session.getState().status).toBe('unauthenticated')
  })

  // Proves S4.8
  test('a closed dialog does not open the wallet that was still asked for its network', async () => {
    const held = delayedAnswers()
    provider.request = held.through(provider.request.bind(provider))
    held.hold()
    steps.proceed()
    await held.isAsked()
    steps.leave()
    await held.give()
    expect(provider.countOf('personal_sign')).toBe(0)
  })

  // Proves S4.8
  test('a closed dialog ignores later events', async () => {
    steps.leave()
    await proceed()
    expect(provider.countOf('personal_sign')).toBe(0)
  })

  // Proves S4.8
  test('a closed dialog ends a session that the server opens later', async () => {
    const verify = auth.verify.bind(auth)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    auth.verify = async (signed) => {
      await held
      return verify(signed)
    }
    await proceed()
    expect(phase()).toBe('verifying')
    steps.leave()
    answer()
    await settled()
    expect(auth.open.status).toBe('unauthenticated')
    expect(session.getState().status).toBe('unauthenticated')
  })

  // Proves S4.8
  test('pressing Sign twice asks the wallet once', async () => {
    provider.signing = 'wait'
    steps.proceed()
    steps.proceed()
    await settled()
    expect(provider.countOf('personal_sign')).toBe(1)
  })
})
